package io.selvage.agent.weave.escape;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** One method, through which one of its parameters is followed. */
final class TrackedMethod {
    private final MethodNode method;
    private final BitSet[] successors;
    private Frame<TrackedValue>[] frames;
    private Set<AbstractInsnNode> escapes = Set.of();
    private boolean failed;

    /**
     * @param argument counts the object that an instance method is called on
     * @param reach what the argument has to do with the object that is followed
     */
    TrackedMethod(
            String owner, MethodNode method, int argument, Reach reach, TrackingInterpreter.Surroundings surroundings) {
        this.method = method;
        successors = new BitSet[method.instructions.size()];
        boolean isConstructor = method.name.equals("<init>");
        int receiver = isConstructor && argument > 0 ? 0 : -1;
        TrackingInterpreter interpreter =
                new TrackingInterpreter(surroundings, local(method, argument), reach, receiver);
        try {
            int known;
            do {
                known = interpreter.holderCount();
                frames = new Flow(interpreter).analyze(owner, method);
            } while (interpreter.holderCount() > known);
            escapes = interpreter.escapes();
        } catch (AnalyzerException | RuntimeException unusual) {
            failed = true;
        }
    }

    private static int local(MethodNode method, int argument) {
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        Type[] types = Type.getArgumentTypes(method.desc);
        int local = isStatic ? 0 : argument == 0 ? 0 : 1;
        for (int i = 0; i < argument - (isStatic ? 0 : 1); i++) {
            local += types[i].getSize();
        }
        return local;
    }

    /** True if the method could not be analysed, and may do anything. */
    boolean isUnusual() {
        return failed;
    }

    boolean mayLetOut() {
        return failed || !escapes.isEmpty();
    }

    /** True if the object may be out already when {@code instruction} begins. */
    boolean mayBeOutBefore(AbstractInsnNode instruction) {
        return failed || late().get(method.instructions.indexOf(instruction));
    }

    /** The value {@code depth} below the top of the stack before {@code instruction}; null if that is never reached. */
    TrackedValue onStack(AbstractInsnNode instruction, int depth) {
        Frame<TrackedValue> frame = frames == null ? null : frames[method.instructions.indexOf(instruction)];
        return frame == null ? null : frame.getStack(frame.getStackSize() - 1 - depth);
    }

    private BitSet late() {
        BitSet late = new BitSet();
        Deque<Integer> ahead = new ArrayDeque<>();
        for (AbstractInsnNode escape : escapes) {
            ahead.add(method.instructions.indexOf(escape));
        }
        while (!ahead.isEmpty()) {
            BitSet next = successors[ahead.remove()];
            for (int i = next == null ? -1 : next.nextSetBit(0); i >= 0; i = next.nextSetBit(i + 1)) {
                if (!late.get(i)) {
                    late.set(i);
                    ahead.add(i);
                }
            }
        }
        return late;
    }

    private final class Flow extends Analyzer<TrackedValue> {
        Flow(TrackingInterpreter interpreter) {
            super(interpreter);
        }

        @Override
        protected void newControlFlowEdge(int from, int to) {
            connect(from, to);
        }

        @Override
        protected boolean newControlFlowExceptionEdge(int from, int to) {
            connect(from, to);
            return true;
        }

        private void connect(int from, int to) {
            if (successors[from] == null) {
                successors[from] = new BitSet();
            }
            successors[from].set(to);
        }
    }
}
