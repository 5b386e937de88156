package io.selvage.agent.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/** Stack map frames written by hand. */
public final class StackMapFrames {
    static final String THROWABLE = "java/lang/Throwable";

    private StackMapFrames() {}

    /** The frame of a handler that catches anything. */
    public static FrameNode handler(List<Object> locals) {
        return frame(locals, List.of(THROWABLE));
    }

    public static FrameNode branch(List<Object> locals) {
        return frame(locals, List.of());
    }

    private static FrameNode frame(List<Object> locals, List<Object> stack) {
        return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), stack.size(), stack.toArray());
    }

    /** The locals at the entry of {@code method}. */
    public static List<Object> entryLocals(String owner, MethodNode method) {
        List<Object> locals = new ArrayList<>();
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            locals.add(method.name.equals("<init>") ? Opcodes.UNINITIALIZED_THIS : owner);
        }
        for (Type type : Type.getArgumentTypes(method.desc)) {
            locals.add(local(type));
        }
        return locals;
    }

    private static Object local(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.ARRAY, Type.OBJECT -> type.getInternalName();
            default -> Opcodes.INTEGER;
        };
    }

    /** {@code locals} with one more at {@code index}, which is beyond them. */
    public static List<Object> withLocal(List<Object> locals, int index, Object type) {
        List<Object> more = new ArrayList<>(locals);
        int slots = locals.size();
        for (Object known : locals) {
            slots += known == Opcodes.LONG || known == Opcodes.DOUBLE ? 1 : 0;
        }
        while (slots < index) {
            more.add(Opcodes.TOP);
            slots++;
        }
        more.add(type);
        return more;
    }

    /** True if a frame stands before the first real instruction from {@code from} on. */
    public static boolean startsWithFrame(AbstractInsnNode from) {
        for (AbstractInsnNode at = from; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof FrameNode) {
                return true;
            }
        }
        return false;
    }
}
