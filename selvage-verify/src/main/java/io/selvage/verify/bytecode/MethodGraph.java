package io.selvage.verify.bytecode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** The control flow of a method, and where the values come from at each of its instructions. */
final class MethodGraph {
    private final MethodNode method;
    private final Frame<Origin>[] frames;
    private final List<TreeSet<Integer>> successors = new ArrayList<>();
    private final int[] lines;

    MethodGraph(String owner, MethodNode method) throws AnalyzerException {
        this.method = method;
        for (int i = 0; i < method.instructions.size(); i++) {
            successors.add(new TreeSet<>());
        }
        frames = new Analyzer<>(new OriginInterpreter()) {
            @Override
            protected void newControlFlowEdge(int from, int to) {
                successors.get(from).add(to);
            }

            @Override
            protected boolean newControlFlowExceptionEdge(int from, int to) {
                successors.get(from).add(to);
                return true;
            }
        }.analyze(owner, method);
        lines = lines(method);
    }

    private static int[] lines(MethodNode method) {
        int[] lines = new int[method.instructions.size()];
        int line = 0;
        for (int i = 0; i < lines.length; i++) {
            if (method.instructions.get(i) instanceof LineNumberNode number) {
                line = number.line;
            }
            lines[i] = line;
        }
        return lines;
    }

    /** Whether a handler gets every exception, or some, that is thrown there. */
    boolean isCaught(int at) {
        return method.tryCatchBlocks.stream()
                .anyMatch(block ->
                        method.instructions.indexOf(block.start) <= at && at < method.instructions.indexOf(block.end));
    }

    int size() {
        return successors.size();
    }

    AbstractInsnNode instruction(int at) {
        return method.instructions.get(at);
    }

    int line(int at) {
        return lines[at];
    }

    Iterable<Integer> successors(int at) {
        return successors.get(at);
    }

    boolean isReachable(int at) {
        return frames[at] != null;
    }

    /** The value that is {@code depth} below the top of the stack before the instruction. */
    Origin stack(int at, int depth) {
        Frame<Origin> frame = frames[at];
        return frame == null || frame.getStackSize() <= depth
                ? Origin.UNKNOWN
                : frame.getStack(frame.getStackSize() - 1 - depth);
    }

    /** Whether control comes to {@code at} without anything being decided before. */
    boolean isCertain(int at) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            int next = open.pop();
            boolean decides =
                    successors.get(next).size() > 1 && instruction(next).getType() != AbstractInsnNode.METHOD_INSN;
            if (next == at) {
                return true;
            }
            if (!seen.get(next) && !decides) {
                seen.set(next);
                open.addAll(successors.get(next));
            }
        }
        return false;
    }

    /** All instructions that can follow {@code at}, which is among them only if it lies in a loop. */
    BitSet reachableFrom(int at) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(successors.get(at));
        while (!open.isEmpty()) {
            int next = open.pop();
            if (!seen.get(next)) {
                seen.set(next);
                open.addAll(successors.get(next));
            }
        }
        return seen;
    }

    /** The instructions of all loops through {@code at}; empty if there is none. */
    BitSet loopAround(int at) {
        BitSet after = reachableFrom(at);
        BitSet loop = new BitSet();
        if (after.get(at)) {
            for (int i = after.nextSetBit(0); i >= 0; i = after.nextSetBit(i + 1)) {
                if (reachableFrom(i).get(at)) {
                    loop.set(i);
                }
            }
        }
        return loop;
    }
}
