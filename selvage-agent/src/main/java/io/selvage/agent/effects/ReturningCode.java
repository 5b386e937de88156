package io.selvage.agent.effects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Tells code from which the method may return from code that only leads to an exception. */
final class ReturningCode {
    private final InsnList code;
    private final List<List<Integer>> before = new ArrayList<>();

    private ReturningCode(MethodNode method) {
        code = method.instructions;
        for (int i = 0; i < code.size(); i++) {
            before.add(new ArrayList<>(2));
        }
        for (int i = 0; i < code.size(); i++) {
            connect(i);
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            for (int i = code.indexOf(block.start); i < code.indexOf(block.end); i++) {
                edge(i, block.handler);
            }
        }
    }

    /** Indexes of instructions from which a return can be reached. */
    static BitSet of(MethodNode method) {
        return new ReturningCode(method).reached();
    }

    private void connect(int i) {
        AbstractInsnNode instruction = code.get(i);
        int opcode = instruction.getOpcode();
        if (instruction instanceof JumpInsnNode jump) {
            edge(i, jump.label);
        } else if (instruction instanceof TableSwitchInsnNode table) {
            edge(i, table.dflt);
            table.labels.forEach(label -> edge(i, label));
        } else if (instruction instanceof LookupSwitchInsnNode lookup) {
            edge(i, lookup.dflt);
            lookup.labels.forEach(label -> edge(i, label));
        }
        boolean ends = opcode == Opcodes.GOTO || opcode == Opcodes.ATHROW || isReturn(opcode);
        boolean isSwitch = opcode == Opcodes.TABLESWITCH || opcode == Opcodes.LOOKUPSWITCH;
        if (!ends && !isSwitch && i + 1 < code.size()) {
            before.get(i + 1).add(i);
        }
    }

    private void edge(int from, LabelNode to) {
        before.get(code.indexOf(to)).add(from);
    }

    private static boolean isReturn(int opcode) {
        return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    }

    private BitSet reached() {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < code.size(); i++) {
            if (isReturn(code.get(i).getOpcode())) {
                open.add(i);
            }
        }
        while (!open.isEmpty()) {
            int next = open.remove();
            if (!reached.get(next)) {
                reached.set(next);
                open.addAll(before.get(next));
            }
        }
        return reached;
    }
}
