package io.selvage.agent.weave.analysis;

import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Which local variables may still be read for more than to count with them, before each instruction of a method. */
public final class Liveness {
    private final ControlFlowGraph flow;
    private final BitSet[] live;

    public Liveness(ControlFlowGraph flow) {
        this.flow = flow;
        live = new BitSet[flow.size()];
        for (int i = 0; i < live.length; i++) {
            live[i] = new BitSet();
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = live.length - 1; i >= 0; i--) {
                changed |= update(i);
            }
        }
    }

    private boolean update(int at) {
        BitSet after = new BitSet();
        flow.successors(at).stream().forEach(next -> after.or(live[next]));
        // Who only counts with a variable does not need it.
        boolean counts = flow.node(at) instanceof IincInsnNode;
        int stored = stored(flow.node(at));
        if (stored >= 0 && !counts) {
            after.clear(stored);
        }
        int loaded = loaded(flow.node(at));
        if (loaded >= 0) {
            after.set(loaded);
        }
        boolean changed = !after.equals(live[at]);
        live[at] = after;
        return changed;
    }

    public boolean isLive(int local, int at) {
        return live[at].get(local);
    }

    /** The variable that an instruction changes, or -1. */
    public static int stored(AbstractInsnNode node) {
        if (node instanceof IincInsnNode increment) {
            return increment.var;
        }
        return node instanceof VarInsnNode access && node.getOpcode() >= Opcodes.ISTORE ? access.var : -1;
    }

    private static int loaded(AbstractInsnNode node) {
        return node instanceof VarInsnNode access && node.getOpcode() < Opcodes.ISTORE ? access.var : -1;
    }
}
