package io.selvage.mutate.pit;

import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.SynchronizedMethod;
import java.lang.instrument.ClassFileTransformer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.pitest.reloc.asm.ClassReader;
import org.pitest.reloc.asm.ClassWriter;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.ClassNode;
import org.pitest.reloc.asm.tree.FieldNode;
import org.pitest.reloc.asm.tree.MethodNode;

/**
 * Gives all versions of a class the same modifiers. Every {@code synchronized} method becomes one with a {@code
 * synchronized} block, which a mutant can lack. Fields keep {@code volatile} when a class is exchanged: nothing but an
 * exploration tells the difference, and what is explored is loaded anew.
 */
final class ModifierTransformer implements ClassFileTransformer {
    private final ClassLoader platform = ClassLoader.getPlatformClassLoader();

    /** Null stands for no change, also where there is something that this class does not understand. */
    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        if (loader == null || loader == platform) {
            return null;
        }
        try {
            return transform(loaded, classFile);
        } catch (RuntimeException notUnderstood) {
            return null;
        }
    }

    /** @param loaded null if the class is loaded for the first time */
    static byte[] transform(Class<?> loaded, byte[] classFile) {
        ClassNode node = new ClassNode();
        ClassReader reader = new ClassReader(classFile);
        reader.accept(node, 0);
        boolean hasStackMaps = (node.version & 0xffff) >= Opcodes.V1_6;
        boolean isOther = hasStackMaps && writeBlocks(node) | keepVolatile(loaded, node);
        if (!isOther) {
            return null;
        }
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static boolean writeBlocks(ClassNode node) {
        boolean isAny = false;
        for (MethodNode method : node.methods) {
            if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0 && method.instructions.size() > 0) {
                SynchronizedMethod.toPlainBlock(new EditedMethod(node.name, method));
                method.access &= ~Opcodes.ACC_SYNCHRONIZED;
                isAny = true;
            }
        }
        return isAny;
    }

    private static boolean keepVolatile(Class<?> loaded, ClassNode node) {
        if (loaded == null) {
            return false;
        }
        Set<String> kept = Arrays.stream(loaded.getDeclaredFields())
                .filter(field -> Modifier.isVolatile(field.getModifiers()))
                .map(Field::getName)
                .collect(Collectors.toSet());
        boolean isAny = false;
        for (FieldNode field : node.fields) {
            if (kept.contains(field.name) && (field.access & Opcodes.ACC_VOLATILE) == 0) {
                field.access |= Opcodes.ACC_VOLATILE;
                isAny = true;
            }
        }
        return isAny;
    }
}
