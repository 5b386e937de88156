package io.selvage.verify.callers;

import io.selvage.verify.component.Stand;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Writes a class that implements an interface with one method: it gives back its first argument of the right type, a
 * number plus one, so that it shows whether it was called; or it throws.
 */
final class StubWriter {
    private static final Type OBJECT = Type.getType(Object.class);
    private static final Type STATE = Type.getType(IllegalStateException.class);

    private StubWriter() {}

    static byte[] classFile(Type self, Stand stand) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String[] interfaces = {Type.getInternalName(stand.type())};
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        writer.visit(Opcodes.V17, access, self.getInternalName(), null, OBJECT.getInternalName(), interfaces);
        GeneratorAdapter made = begin(writer, Method.getMethod("void <init>()"));
        made.loadThis();
        made.invokeConstructor(OBJECT, Method.getMethod("void <init>()"));
        made.returnValue();
        made.endMethod();
        GeneratorAdapter code = begin(writer, Method.getMethod(Stand.methodOf(stand.type())));
        if (stand.kind() == Stand.Kind.THROWING) {
            code.throwException(STATE, "of a callback");
        } else {
            answer(code);
            code.returnValue();
        }
        code.endMethod();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static GeneratorAdapter begin(ClassWriter writer, Method method) {
        MethodVisitor code =
                writer.visitMethod(Opcodes.ACC_PUBLIC, method.getName(), method.getDescriptor(), null, null);
        return new GeneratorAdapter(code, Opcodes.ACC_PUBLIC, method.getName(), method.getDescriptor());
    }

    private static void answer(GeneratorAdapter code) {
        Type type = code.getReturnType();
        Type[] parameters = code.getArgumentTypes();
        int same = -1;
        for (int i = parameters.length - 1; i >= 0; i--) {
            same = parameters[i].equals(type) ? i : same;
        }
        switch (type.getSort()) {
            case Type.VOID -> {
                // Nothing to give.
            }
            case Type.BOOLEAN -> code.push(true);
            case Type.INT, Type.LONG, Type.DOUBLE, Type.FLOAT -> number(code, type, same);
            case Type.BYTE, Type.SHORT, Type.CHAR -> code.push(1);
            default -> reference(code, type, same);
        }
    }

    private static void number(GeneratorAdapter code, Type type, int same) {
        code.push(1);
        code.cast(Type.INT_TYPE, type);
        if (same >= 0) {
            code.loadArg(same);
            code.math(GeneratorAdapter.ADD, type);
        }
    }

    private static void reference(GeneratorAdapter code, Type type, int same) {
        if (same >= 0) {
            code.loadArg(same);
        } else if (type.equals(OBJECT)) {
            code.push(1);
            code.valueOf(Type.INT_TYPE);
        } else if (type.getClassName().equals("java.lang.String")) {
            code.push("a");
        } else {
            code.visitInsn(Opcodes.ACONST_NULL);
        }
    }
}
