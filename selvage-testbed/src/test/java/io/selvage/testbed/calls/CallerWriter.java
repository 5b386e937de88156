package io.selvage.testbed.calls;

import io.selvage.testbed.calls.CallTable.Entry;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.commons.TableSwitchGenerator;

/** Writes a class that makes every call of a {@link CallTable} at a place of its own, as compilers would write it. */
final class CallerWriter {
    private static final String WRITTEN = "io.selvage.testbed.calls.GeneratedCaller";

    private static final Type OBJECT = Type.getType(Object.class);
    private static final Type OBJECTS = Type.getType(Object[].class);
    private static final Method CALL = new Method("call", OBJECT, new Type[] {Type.INT_TYPE, OBJECT, OBJECTS});

    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    private final Type self = Type.getObjectType(WRITTEN.replace('.', '/'));

    private CallerWriter() {}

    /** Writes it below {@code folder}. */
    static void write(CallTable table, Path folder) throws IOException {
        Path file = folder.resolve(WRITTEN.replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, new CallerWriter().classFile(table.all()));
    }

    /** The class below {@code folder}. */
    static Caller load(Path folder) throws IOException, ReflectiveOperationException {
        URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, CallerWriter.class.getClassLoader());
        return (Caller) loader.loadClass(WRITTEN).getConstructor().newInstance();
    }

    private byte[] classFile(List<Entry> entries) {
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL,
                self.getInternalName(),
                null,
                OBJECT.getInternalName(),
                new String[] {Type.getInternalName(Caller.class)});
        writer.visitSource("GeneratedCaller.java", null);
        addConstructor();
        addSwitch(entries);
        entries.forEach(this::addCall);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private GeneratorAdapter begin(int access, Method method) {
        return new GeneratorAdapter(access, method, null, null, writer);
    }

    private void addConstructor() {
        Method constructor = Method.getMethod("void <init> ()");
        GeneratorAdapter code = begin(Opcodes.ACC_PUBLIC, constructor);
        code.loadThis();
        code.invokeConstructor(OBJECT, constructor);
        code.returnValue();
        code.endMethod();
    }

    private void addSwitch(List<Entry> entries) {
        GeneratorAdapter code = begin(Opcodes.ACC_PUBLIC, CALL);
        code.loadArg(0);
        code.tableSwitch(entries.stream().mapToInt(Entry::number).toArray(), new TableSwitchGenerator() {
            @Override
            public void generateCase(int number, Label end) {
                code.loadArg(1);
                code.loadArg(2);
                code.invokeStatic(self, method(number));
                code.returnValue();
            }

            @Override
            public void generateDefault() {
                code.throwException(Type.getType(IllegalArgumentException.class), "no such call");
            }
        });
        code.endMethod();
    }

    private static Method method(int number) {
        return new Method("call" + number, OBJECT, new Type[] {OBJECT, OBJECTS});
    }

    private void addCall(Entry entry) {
        GeneratorAdapter code = begin(Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE, method(entry.number()));
        Label line = code.mark();
        code.visitLineNumber(1 + entry.number(), line);
        Type owner = Type.getType(entry.type());
        code.loadArg(0);
        code.checkCast(owner);
        Method called = Method.getMethod(entry.method());
        for (int i = 0; i < called.getArgumentTypes().length; i++) {
            code.loadArg(1);
            code.push(i);
            code.arrayLoad(OBJECT);
            code.unbox(called.getArgumentTypes()[i]);
        }
        code.invokeVirtual(owner, called);
        int size = called.getReturnType().getSize();
        if (entry.dropsResult()) {
            code.visitInsn(size == 2 ? Opcodes.POP2 : Opcodes.POP);
        }
        if (entry.dropsResult() || size == 0) {
            code.visitInsn(Opcodes.ACONST_NULL);
        } else {
            code.valueOf(called.getReturnType());
        }
        code.returnValue();
        code.endMethod();
    }
}
