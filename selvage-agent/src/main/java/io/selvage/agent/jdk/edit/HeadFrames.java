package io.selvage.agent.jdk.edit;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/** Stack map frames for code inserted at the head of a method, where locals are just the parameters. */
final class HeadFrames {
    private HeadFrames() {}

    /** The frame at the head of {@code method}, which is no constructor, with {@code stack} on the stack. */
    static FrameNode atHead(ClassNode type, MethodNode method, Object... stack) {
        List<Object> locals = new ArrayList<>();
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            locals.add(type.name);
        }
        for (Type parameter : Type.getArgumentTypes(method.desc)) {
            locals.add(verificationType(parameter));
        }
        return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), stack.length, stack);
    }

    private static Object verificationType(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> Opcodes.INTEGER;
            case Type.LONG -> Opcodes.LONG;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            default -> type.getInternalName();
        };
    }
}
