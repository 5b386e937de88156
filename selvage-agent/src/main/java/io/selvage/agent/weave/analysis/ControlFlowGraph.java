package io.selvage.agent.weave.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Where control can go within a method, by positions of its instructions; labels and the like count. */
public final class ControlFlowGraph {
    private final AbstractInsnNode[] nodes;
    private final Map<AbstractInsnNode, Integer> positions = new HashMap<>();
    private final int[] targets;
    /** Of switches; null for other instructions. */
    private final BitSet[] switchTargets;

    private final BitSet[] next;
    private final BitSet[] previous;

    public ControlFlowGraph(MethodNode method) {
        nodes = method.instructions.toArray();
        for (int i = 0; i < nodes.length; i++) {
            positions.put(nodes[i], i);
        }
        targets = new int[nodes.length];
        switchTargets = new BitSet[nodes.length];
        next = new BitSet[nodes.length];
        previous = new BitSet[nodes.length];
        for (int i = 0; i < nodes.length; i++) {
            next[i] = new BitSet();
            previous[i] = new BitSet();
        }
        for (int i = 0; i < nodes.length; i++) {
            connect(i);
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            for (int i = indexOf(block.start); i < indexOf(block.end); i++) {
                edge(i, indexOf(block.handler));
            }
        }
    }

    private void connect(int at) {
        AbstractInsnNode node = nodes[at];
        if (node instanceof JumpInsnNode jump) {
            targets[at] = indexOf(jump.label);
            edge(at, targets[at]);
        } else if (node instanceof TableSwitchInsnNode table) {
            edges(at, table.labels, table.dflt);
        } else if (node instanceof LookupSwitchInsnNode lookup) {
            edges(at, lookup.labels, lookup.dflt);
        }
        if (fallsThrough(at) && at + 1 < nodes.length) {
            edge(at, at + 1);
        }
    }

    private void edges(int from, List<LabelNode> labels, LabelNode otherwise) {
        edge(from, indexOf(otherwise));
        labels.forEach(target -> edge(from, indexOf(target)));
        switchTargets[from] = (BitSet) next[from].clone();
    }

    private void edge(int from, int to) {
        next[from].set(to);
        previous[to].set(from);
    }

    /** Where the jump at a position led when this was made. */
    public int target(int at) {
        return targets[at];
    }

    public int size() {
        return nodes.length;
    }

    public AbstractInsnNode node(int at) {
        return nodes[at];
    }

    /** The position that {@code node} had when this was made. */
    public int indexOf(AbstractInsnNode node) {
        return positions.get(node);
    }

    public BitSet successors(int at) {
        return next[at];
    }

    /** The same, unless the instruction throws. */
    public BitSet successorsWithoutException(int at) {
        BitSet normal = new BitSet();
        if (fallsThrough(at) && at + 1 < nodes.length) {
            normal.set(at + 1);
        }
        AbstractInsnNode node = nodes[at];
        if (node instanceof JumpInsnNode) {
            normal.set(targets[at]);
        } else if (node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode) {
            normal.or(switchTargets[at]);
        }
        return normal;
    }

    public BitSet predecessors(int at) {
        return previous[at];
    }

    /** Whether control can go from an instruction to the one that stands behind it. */
    public boolean fallsThrough(int at) {
        int opcode = nodes[at].getOpcode();
        return opcode != Opcodes.GOTO
                && opcode != Opcodes.ATHROW
                && opcode != Opcodes.TABLESWITCH
                && opcode != Opcodes.LOOKUPSWITCH
                && !(opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
    }

    /** The position of the first real instruction from {@code at} on. */
    public int nextRealInstruction(int at) {
        int index = at;
        while (index < nodes.length - 1 && nodes[index].getOpcode() < 0) {
            index++;
        }
        return index;
    }
}
