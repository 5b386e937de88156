package io.selvage.agent.weave.loops;

import io.selvage.agent.bytecode.MethodBody;
import io.selvage.agent.weave.analysis.ControlFlowGraph;
import io.selvage.agent.weave.analysis.Liveness;
import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds out whether all that instructions can change is local variables, and what hooks report: fields. */
final class PurityAnalysis {
    private static final int DEPTH = 4;

    private final ClassNode type;
    private boolean timed;

    PurityAnalysis(ClassNode type) {
        this.type = type;
    }

    /** Whether what was found pure may pass time. */
    boolean isTimed() {
        return timed;
    }

    /**
     * True if the instruction changes nothing beyond local variables and fields unless control leaves {@code loop}
     * next.
     */
    boolean isPure(ControlFlowGraph flow, int at, BitSet loop) {
        return isPure(flow, at, loop, DEPTH);
    }

    private boolean isPure(ControlFlowGraph flow, int at, BitSet loop, int depth) {
        AbstractInsnNode node = flow.node(at);
        if (node instanceof MethodInsnNode call) {
            return isPureCall(flow, at, call, loop, depth);
        }
        int opcode = node.getOpcode();
        boolean stores = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        return switch (opcode) {
            case Opcodes.INVOKEDYNAMIC, Opcodes.NEW -> false;
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> false;
            case Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH -> false;
            default -> !stores;
        };
    }

    private boolean isPureCall(ControlFlowGraph flow, int at, MethodInsnNode call, BitSet loop, int depth) {
        CallPurity kind = CallPurity.of(call);
        timed |= kind.isTimed();
        return switch (kind) {
            case PURE, PURE_TIMED -> true;
            case UNLESS_TRUE, UNLESS_TRUE_TIMED -> exitsLoopIf(flow, at + 1, Opcodes.IFNE, Opcodes.IFEQ, loop);
            case UNLESS_FALSE -> exitsLoopIf(flow, at + 1, Opcodes.IFEQ, Opcodes.IFNE, loop);
            case UNLESS_NON_NULL, UNLESS_NON_NULL_TIMED ->
                exitsLoopIf(flow, skipStores(flow, at + 1), Opcodes.IFNONNULL, Opcodes.IFNULL, loop);
            case UNLESS_NON_ZERO -> exitsLoopIf(flow, skipComparison(flow, at + 1), Opcodes.IFNE, Opcodes.IFEQ, loop);
            case OTHER -> call.owner.equals(type.name) && isPureMethod(call, depth);
        };
    }

    /** The position behind instructions that only keep an answer of 64 bits and compare it with 0. */
    private static int skipComparison(ControlFlowGraph flow, int from) {
        int at = flow.nextRealInstruction(from);
        while (true) {
            switch (flow.node(at).getOpcode()) {
                case Opcodes.DUP2, Opcodes.LSTORE, Opcodes.LCONST_0, Opcodes.LCMP ->
                    at = flow.nextRealInstruction(at + 1);
                default -> {
                    return at;
                }
            }
        }
    }

    /** The position behind instructions that only keep an answer in a local variable. */
    private static int skipStores(ControlFlowGraph flow, int from) {
        int at = flow.nextRealInstruction(from);
        while (true) {
            switch (flow.node(at).getOpcode()) {
                case Opcodes.CHECKCAST, Opcodes.DUP, Opcodes.ASTORE -> at = flow.nextRealInstruction(at + 1);
                case Opcodes.ALOAD -> {
                    boolean same = Liveness.stored(flow.node(at - 1)) == ((VarInsnNode) flow.node(at)).var;
                    return same ? at + 1 : at;
                }
                default -> {
                    return at;
                }
            }
        }
    }

    /**
     * True if the next instruction is a test that leaves the loop by jumping on {@code jumps}, or by not jumping on
     * {@code stays}.
     */
    private static boolean exitsLoopIf(ControlFlowGraph flow, int from, int jumps, int stays, BitSet loop) {
        int at = flow.nextRealInstruction(from);
        if (!(flow.node(at) instanceof JumpInsnNode test)) {
            return false;
        }
        if (test.getOpcode() == jumps) {
            return !loop.get(flow.indexOf(test.label));
        }
        return test.getOpcode() == stays && !loop.get(at + 1);
    }

    /** A method of the same class that cannot be overridden, without loops and jumps backwards. */
    private boolean isPureMethod(MethodInsnNode call, int depth) {
        MethodNode callee = find(call);
        if (callee == null || depth == 0 || callee.instructions.size() == 0 || MethodBody.usesMonitors(callee)) {
            return false;
        }
        ControlFlowGraph flow = new ControlFlowGraph(callee);
        BitSet nothing = new BitSet();
        for (int i = 0; i < flow.size(); i++) {
            boolean jumpsBack = flow.node(i) instanceof JumpInsnNode jump && flow.indexOf(jump.label) <= i;
            if (jumpsBack || !isUnconditional(flow.node(i)) || !isPure(flow, i, nothing, depth - 1)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the caller need not know the answer of a call to know that it changes nothing. */
    private static boolean isUnconditional(AbstractInsnNode node) {
        if (!(node instanceof MethodInsnNode call)) {
            return true;
        }
        CallPurity kind = CallPurity.of(call);
        return kind == CallPurity.PURE || kind == CallPurity.PURE_TIMED || kind == CallPurity.OTHER;
    }

    private MethodNode find(MethodInsnNode call) {
        for (MethodNode method : type.methods) {
            if (method.name.equals(call.name) && method.desc.equals(call.desc)) {
                int fixed = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
                boolean isFixed = (method.access & fixed) != 0 || (type.access & Opcodes.ACC_FINAL) != 0;
                return isFixed && !method.name.startsWith("<") ? method : null;
            }
        }
        return null;
    }
}
