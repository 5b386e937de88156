package io.selvage.agent.weave.loops;

import io.selvage.agent.weave.analysis.ControlFlowGraph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Loops as the code of a method shows them. */
final class LoopShapes {
    private LoopShapes() {}

    /** Whether control can go back in {@code method} by a jump. */
    static boolean jumpsBack(MethodNode method) {
        BitSet seen = new BitSet();
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LabelNode) {
                seen.set(method.instructions.indexOf(node));
            } else if (node instanceof JumpInsnNode jump && seen.get(method.instructions.indexOf(jump.label))) {
                return true;
            }
        }
        return false;
    }

    /** The jumps and switches from behind {@code header} that lead to it. */
    static IntStream jumpsBackTo(ControlFlowGraph flow, int header) {
        return flow.predecessors(header).stream()
                .filter(from -> from > header
                        && flow.successorsWithoutException(from).get(header)
                        && flow.node(from).getOpcode() >= 0);
    }

    static boolean isJumpedBackTo(ControlFlowGraph flow, int header) {
        return jumpsBackTo(flow, header).findAny().isPresent();
    }

    /** Whether nothing is on the stack at {@code label}, as its frame says. */
    static boolean hasEmptyStack(LabelNode label) {
        FrameNode frame = frameAt(label);
        return frame != null && frame.stack.isEmpty();
    }

    /**
     * The instructions from which control can come back to {@code header} by jumps alone; null if there is no such
     * simple loop.
     */
    static BitSet loopAt(ControlFlowGraph flow, int header) {
        BitSet loop = new BitSet();
        List<Integer> open = new ArrayList<>();
        flow.predecessors(header).stream().filter(from -> from > header).forEach(open::add);
        if (open.isEmpty()) {
            return null;
        }
        loop.set(header);
        while (!open.isEmpty()) {
            int at = open.remove(open.size() - 1);
            if (!loop.get(at)) {
                loop.set(at);
                flow.predecessors(at).stream().forEach(open::add);
            }
        }
        return isSimple(flow, loop, header) ? loop : null;
    }

    /** One entry, and jumps lead back. */
    private static boolean isSimple(ControlFlowGraph flow, BitSet loop, int header) {
        for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
            boolean fallsBack = flow.successors(i).get(header) && !(flow.node(i) instanceof JumpInsnNode);
            if (fallsBack || i + 1 == header && flow.fallsThrough(i) || i != header && isEntered(flow, loop, i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isEntered(ControlFlowGraph flow, BitSet loop, int at) {
        return at == 0 || flow.predecessors(at).stream().anyMatch(from -> !loop.get(from));
    }

    /** The frame at {@code label}; null if there is none. */
    static FrameNode frameAt(LabelNode label) {
        for (AbstractInsnNode at = label.getNext(); at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof FrameNode frame) {
                return frame;
            }
        }
        return null;
    }

    static FrameNode copy(FrameNode frame) {
        return new FrameNode(
                Opcodes.F_NEW, frame.local.size(), frame.local.toArray(), frame.stack.size(), frame.stack.toArray());
    }

    /** The line of the first instruction at {@code label}; 0 if it is not known. */
    static int lineAt(LabelNode label) {
        for (AbstractInsnNode at = label; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof LineNumberNode line) {
                return line.line;
            }
        }
        for (AbstractInsnNode at = label; at != null; at = at.getPrevious()) {
            if (at instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
