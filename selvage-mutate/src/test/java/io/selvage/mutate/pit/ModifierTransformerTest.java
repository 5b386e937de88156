package io.selvage.mutate.pit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.mutated.Locked;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pitest.reloc.asm.ClassReader;
import org.pitest.reloc.asm.ClassWriter;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.ClassNode;

/** Modifiers that stay the same for all mutants of a class. */
@Tag("once")
class ModifierTransformerTest {
    private static byte[] original() throws IOException {
        try (InputStream in = Locked.class.getResourceAsStream("Locked.class")) {
            return in.readAllBytes();
        }
    }

    private static Class<?> define(byte[] classFile) {
        return new ClassLoader(Locked.class.getClassLoader()) {
            Class<?> define() {
                return defineClass(Locked.class.getName(), classFile, 0, classFile.length);
            }
        }.define();
    }

    @Test
    void a_synchronized_method_becomes_one_that_locks_the_same_while_it_runs() throws Exception {
        Class<?> type = define(ModifierTransformer.transform(null, original()));
        Object locked = type.getDeclaredConstructor().newInstance();
        for (String method : new String[] {"ofThis", "ofClass"}) {
            assertThat(Modifier.isSynchronized(type.getMethod(method, int.class).getModifiers()))
                    .isFalse();
            assertThat(type.getMethod(method, int.class).invoke(locked, 2)).isEqualTo(true);
            assertThatThrownBy(() -> type.getMethod(method, int.class).invoke(locked, 0))
                    .isInstanceOf(InvocationTargetException.class)
                    .hasCauseInstanceOf(ArithmeticException.class);
        }
        assertThat(Thread.holdsLock(locked) || Thread.holdsLock(type))
                .as("an exception gives the lock back")
                .isFalse();
    }

    @Test
    void a_class_that_is_exchanged_keeps_its_volatile_fields() throws Exception {
        ClassNode mutant = new ClassNode();
        new ClassReader(original()).accept(mutant, 0);
        mutant.fields.forEach(field -> field.access &= ~Opcodes.ACC_VOLATILE);
        ClassWriter writer = new ClassWriter(0);
        mutant.accept(writer);
        Class<?> exchanged = define(ModifierTransformer.transform(Locked.class, writer.toByteArray()));
        assertThat(Modifier.isVolatile(exchanged.getDeclaredField("seen").getModifiers()))
                .isTrue();
        Class<?> anew = define(ModifierTransformer.transform(null, writer.toByteArray()));
        assertThat(Modifier.isVolatile(anew.getDeclaredField("seen").getModifiers()))
                .isFalse();
    }
}
