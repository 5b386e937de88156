package io.selvage.agent.inspect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** How control goes through a method, and where its values come from. */
final class MethodFlow {
    private final InsnList code;
    private final Frame<SourceValue>[] frames;
    private final List<List<Integer>> normal = new ArrayList<>();
    private final List<List<Integer>> exceptional = new ArrayList<>();

    MethodFlow(String owner, MethodNode method) throws AnalyzerException {
        code = method.instructions;
        for (int i = 0; i < code.size(); i++) {
            normal.add(new ArrayList<>());
            exceptional.add(new ArrayList<>());
        }
        frames = new Analyzer<>(new SourceInterpreter()) {
            @Override
            protected void newControlFlowEdge(int from, int to) {
                normal.get(from).add(to);
            }

            @Override
            protected boolean newControlFlowExceptionEdge(int from, int to) {
                exceptional.get(from).add(to);
                return true;
            }
        }.analyze(owner, method);
    }

    /** Null where control never comes. */
    Frame<SourceValue> frame(AbstractInsnNode insn) {
        return frames[code.indexOf(insn)];
    }

    int line(AbstractInsnNode insn) {
        for (AbstractInsnNode at = insn; at != null; at = at.getPrevious()) {
            if (at instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return 0;
    }

    /** Whether control can come from {@code insn} back to it, exceptions caught in between included. */
    boolean isLooped(AbstractInsnNode insn) {
        int at = code.indexOf(insn);
        return reached(at, -1, true).get(at);
    }

    /** The branches that decide whether {@code insn} is reached. */
    List<AbstractInsnNode> guards(AbstractInsnNode insn) {
        int at = code.indexOf(insn);
        List<AbstractInsnNode> guards = new ArrayList<>();
        for (int i = 0; i < code.size(); i++) {
            if (isBranch(code.get(i)) && frames[i] != null && decides(i, at)) {
                guards.add(code.get(i));
            }
        }
        return guards;
    }

    /** One path from the branch leads to {@code target}, another one to the method's end without passing it. */
    private boolean decides(int branch, int target) {
        boolean leads = false;
        boolean avoids = false;
        for (int next : normal.get(branch)) {
            BitSet all = next == target ? new BitSet() : reached(next, -1, false);
            leads |= next == target || all.get(target);
            avoids |= next != target && endsWithin(next, reached(next, target, false));
        }
        return leads && avoids;
    }

    private boolean endsWithin(int start, BitSet reached) {
        if (isEnd(start)) {
            return true;
        }
        return reached.stream().anyMatch(this::isEnd);
    }

    private boolean isEnd(int at) {
        int opcode = code.get(at).getOpcode();
        return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    }

    /** What comes after {@code start} in one step or more, without going through {@code wall}. */
    private BitSet reached(int start, int wall, boolean caught) {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            int at = open.pop();
            spread(normal.get(at), wall, reached, open);
            if (caught) {
                spread(exceptional.get(at), wall, reached, open);
            }
        }
        return reached;
    }

    private static void spread(List<Integer> successors, int wall, BitSet reached, Deque<Integer> open) {
        for (int next : successors) {
            if (next != wall && !reached.get(next)) {
                reached.set(next);
                open.push(next);
            }
        }
    }

    private static boolean isBranch(AbstractInsnNode insn) {
        boolean jumps =
                insn instanceof JumpInsnNode && insn.getOpcode() != Opcodes.GOTO && insn.getOpcode() != Opcodes.JSR;
        return jumps || insn instanceof TableSwitchInsnNode || insn instanceof LookupSwitchInsnNode;
    }
}
