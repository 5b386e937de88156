package io.selvage.agent.weave.loops;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.weave.analysis.ControlFlowGraph;
import io.selvage.agent.weave.analysis.Liveness;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.LoopHooks;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Finds loops that may do nothing but wait: each iteration reads shared state, perhaps lets time pass, and ends with
 * the relevant local variables unchanged. Entering, repeating and leaving such a loop is announced ({@link LoopHooks});
 * so is whatever else it can do on other paths, as if it were left for that.
 *
 * <p>After "Dynamic partial order reductions for spinloops" (Kokologiannakis, Ren, Vafeiadis, FMCAD 2021), who turn
 * such loops into blocking assumptions in LLVM code. Here they stay loops; whether an iteration had no effect is
 * decided while it runs, by what it read.
 */
public final class SpinLoopWeaver {
    /** The class of the hooks, by its internal name. */
    static final String HOOKS = Type.getInternalName(LoopHooks.class);

    private final WovenClass type;
    private final MethodNode method;

    private SpinLoopWeaver(WovenClass type, MethodNode method) {
        this.type = type;
        this.method = method;
    }

    /** Announces the waiting loops of {@code method}, which has not been woven yet. */
    public static void announce(MethodNode method, WovenClass type) {
        if (type.hasFrames() && !method.name.startsWith("<") && LoopShapes.jumpsBack(method)) {
            new SpinLoopWeaver(type, method).weaveAll();
        }
    }

    private void weaveAll() {
        ControlFlowGraph flow = new ControlFlowGraph(method);
        Liveness liveness = new Liveness(flow);
        List<Runnable> edits = new ArrayList<>();
        for (int i = 0; i < flow.size(); i++) {
            BitSet loop = flow.node(i) instanceof LabelNode header && LoopShapes.hasEmptyStack(header)
                    ? LoopShapes.loopAt(flow, i)
                    : null;
            if (loop != null) {
                PurityAnalysis code = new PurityAnalysis(type.node());
                BitSet pure = pureIn(loop, i, flow, liveness, code);
                LabelNode header = (LabelNode) flow.node(i);
                if (hasPureCycle(flow, pure, i)) {
                    edits.add(() -> announce(flow, loop, pure, header, code.isTimed()));
                }
            }
        }
        edits.forEach(Runnable::run);
    }

    /**
     * The instructions of a loop that change nothing, as far as its next time round and other threads are concerned.
     */
    private static BitSet pureIn(
            BitSet loop, int header, ControlFlowGraph flow, Liveness liveness, PurityAnalysis code) {
        BitSet pure = new BitSet();
        for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
            int local = Liveness.stored(flow.node(i));
            boolean restores = local < 0 || !liveness.isLive(local, header);
            pure.set(i, restores && code.isPure(flow, i, loop));
        }
        return pure;
    }

    /** Whether there is a path from {@code header} back to it by instructions of {@code set}. */
    private static boolean hasPureCycle(ControlFlowGraph flow, BitSet set, int header) {
        BitSet reached = new BitSet();
        List<Integer> open = new ArrayList<>(List.of(header));
        while (!open.isEmpty()) {
            int at = open.remove(open.size() - 1);
            if (flow.successors(at).get(header)) {
                return true;
            }
            flow.successors(at).stream()
                    .filter(next -> set.get(next) && !reached.get(next))
                    .forEach(next -> {
                        reached.set(next);
                        open.add(next);
                    });
        }
        return false;
    }

    private void announce(ControlFlowGraph flow, BitSet loop, BitSet pure, LabelNode header, boolean timed) {
        FrameNode frame = LoopShapes.frameAt(header);
        LabelNode body = new LabelNode();
        LabelNode again = new LabelNode();
        for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
            AbstractInsnNode node = flow.node(i);
            if (!pure.get(i)) {
                method.instructions.insertBefore(node, hook("leave").list());
            }
            boolean last = flow.fallsThrough(i) && !loop.get(i + 1);
            if (node instanceof JumpInsnNode jump) {
                // An outer loop may have led the jump to a trampoline already.
                if (flow.target(i) == flow.indexOf(header)) {
                    jump.label = again;
                } else if (!loop.get(flow.target(i))) {
                    jump.label = exitTrampoline(jump.label);
                }
            }
            if (last && node.getOpcode() >= 0) {
                method.instructions.insert(node, hook("leave").list());
            }
        }
        InsnList head = hook(timed ? "enterTimed" : "enter").list();
        head.add(body);
        head.add(LoopShapes.copy(frame));
        method.instructions.insert(frame, head);
        method.instructions.add(again);
        method.instructions.add(LoopShapes.copy(frame));
        method.instructions.add(hook(timed ? "repeatTimed" : "repeat").list());
        method.instructions.add(new JumpInsnNode(Opcodes.GOTO, body));
    }

    /** A trampoline to {@code target} that announces the exit from a loop. */
    private LabelNode exitTrampoline(LabelNode target) {
        LabelNode trampoline = new LabelNode();
        method.instructions.add(trampoline);
        method.instructions.add(LoopShapes.copy(LoopShapes.frameAt(target)));
        method.instructions.add(hook("leave").list());
        method.instructions.add(new JumpInsnNode(Opcodes.GOTO, target));
        return trampoline;
    }

    private static CodeBuilder hook(String name) {
        return new CodeBuilder().hook(LoopHooks.class, name, "()V");
    }
}
