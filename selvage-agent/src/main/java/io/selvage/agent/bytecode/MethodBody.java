package io.selvage.agent.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Instructions with their exception table: one of the two bodies of a method that uses monitors. */
public record MethodBody(InsnList instructions, List<TryCatchBlockNode> handlers) {
    /** The living body of {@code method}. */
    public static MethodBody live(MethodNode method) {
        return new MethodBody(method.instructions, method.tryCatchBlocks);
    }

    /** A copy that shares no label with {@code method}. */
    public static MethodBody copyOf(MethodNode method) {
        Map<LabelNode, LabelNode> labels = new HashMap<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LabelNode label) {
                labels.put(label, new LabelNode());
            }
        }
        InsnList copy = new InsnList();
        for (AbstractInsnNode instruction : method.instructions) {
            copy.add(instruction.clone(labels));
        }
        List<TryCatchBlockNode> handlers = new ArrayList<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            handlers.add(new TryCatchBlockNode(
                    labels.get(block.start), labels.get(block.end), labels.get(block.handler), block.type));
        }
        return new MethodBody(copy, handlers);
    }

    /** True if the method uses monitors and has code to be woven. */
    public static boolean usesMonitors(MethodNode method) {
        if (method.instructions.size() == 0) {
            return false;
        }
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            return true;
        }
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.MONITORENTER || instruction.getOpcode() == Opcodes.MONITOREXIT) {
                return true;
            }
        }
        return false;
    }

    /** The instruction that is run after {@code instruction}, which does not jump; null if it is the last one. */
    public static AbstractInsnNode next(AbstractInsnNode instruction) {
        AbstractInsnNode next = instruction.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }
}
