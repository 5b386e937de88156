package io.selvage.agent.weave.loops;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.weave.analysis.ControlFlowGraph;
import io.selvage.agent.weave.analysis.Liveness;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.LoopHooks;
import io.selvage.hooks.Site;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Counts the rounds of loops, so that one is noticed that goes round for very long and does nothing else. A loop that
 * changes numbers in local variables and nothing besides also tells them on request: if they come back, it never ends.
 */
public final class LoopRoundWeaver {
    private final MethodNode method;
    private final ControlFlowGraph flow;
    private final Liveness liveness;
    private final boolean hasFrames;
    private final WeaveLocation start;

    private LoopRoundWeaver(MethodNode method, WovenClass type) {
        this.method = method;
        flow = new ControlFlowGraph(method);
        liveness = new Liveness(flow);
        hasFrames = type.hasFrames();
        start = WeaveLocation.atStart(method, type, StackOrigins.NONE);
    }

    /** Counts the rounds of all loops of {@code method}, in which spin loops have been announced. */
    public static void announce(MethodNode method, WovenClass type) {
        if (LoopShapes.jumpsBack(method)) {
            new LoopRoundWeaver(method, type).weaveAll();
        }
    }

    private void weaveAll() {
        List<Runnable> edits = new ArrayList<>();
        for (int i = 0; i < flow.size(); i++) {
            if (flow.node(i) instanceof LabelNode header && LoopShapes.isJumpedBackTo(flow, i)) {
                edits.add(editOf(header, i));
            }
        }
        edits.forEach(Runnable::run);
    }

    private Runnable editOf(LabelNode header, int at) {
        boolean isSimple = hasFrames && !method.name.startsWith("<") && LoopShapes.hasEmptyStack(header);
        BitSet loop = isSimple ? LoopShapes.loopAt(flow, at) : null;
        InsnList values = loop == null ? null : values(loop, at, LoopShapes.frameAt(header));
        int site = site(header, at);
        return values == null ? () -> count(at, site) : () -> compare(header, at, values, site);
    }

    private int site(LabelNode header, int at) {
        int flags = at << LoopHooks.NUMBER_SHIFT | (hasExit(at) ? 0 : Site.WITHOUT_EXIT);
        return start.at(LoopShapes.lineAt(header)).site("", flags);
    }

    /** Whether the method can end by other means than an exception once control has come to {@code header}. */
    private boolean hasExit(int header) {
        BitSet reached = new BitSet();
        List<Integer> open = new ArrayList<>(List.of(header));
        while (!open.isEmpty()) {
            int at = open.remove(open.size() - 1);
            int opcode = flow.node(at).getOpcode();
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                return true;
            }
            flow.successorsWithoutException(at).stream()
                    .filter(next -> !reached.get(next))
                    .forEach(next -> {
                        reached.set(next);
                        open.add(next);
                    });
        }
        return false;
    }

    /** Counts at every jump back. */
    private void count(int header, int site) {
        LoopShapes.jumpsBackTo(flow, header)
                .forEach(from -> method.instructions.insertBefore(
                        flow.node(from),
                        new CodeBuilder()
                                .push(site)
                                .hook(LoopHooks.class, "round", "(I)Z")
                                .op(Opcodes.POP)
                                .list()));
    }

    /**
     * Code that tells the variables which a round of the loop can change and the next one may read; null if there is
     * more to a round than these.
     */
    private InsnList values(BitSet loop, int header, FrameNode frame) {
        BitSet changed = new BitSet();
        for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
            if (!QuietCode.changesLocalsOnly(flow, i)) {
                return null;
            }
            int local = Liveness.stored(flow.node(i));
            if (local >= 0 && liveness.isLive(local, header)) {
                changed.set(local);
            }
        }
        CodeBuilder code = new CodeBuilder();
        for (int local = changed.nextSetBit(0); local >= 0; local = changed.nextSetBit(local + 1)) {
            if (!tell(local, typeOf(local, frame), code)) {
                return null;
            }
        }
        return code.list();
    }

    private static boolean tell(int local, Object type, CodeBuilder code) {
        if (type == Opcodes.INTEGER) {
            code.var(Opcodes.ILOAD, local).hook(LoopHooks.class, "value", "(I)V");
        } else if (type == Opcodes.LONG) {
            code.var(Opcodes.LLOAD, local).hook(LoopHooks.class, "value", "(J)V");
        } else if (type == Opcodes.FLOAT) {
            code.var(Opcodes.FLOAD, local).hook(LoopHooks.class, "value", "(F)V");
        } else if (type == Opcodes.DOUBLE) {
            code.var(Opcodes.DLOAD, local).hook(LoopHooks.class, "value", "(D)V");
        } else {
            return false;
        }
        return true;
    }

    private static Object typeOf(int local, FrameNode frame) {
        int at = 0;
        for (Object type : frame.local) {
            if (at == local) {
                return type;
            }
            at += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
        }
        return Opcodes.TOP;
    }

    /** Counts at every jump back, and tells the variables if that is wanted. */
    private void compare(LabelNode header, int at, InsnList values, int site) {
        FrameNode frame = LoopShapes.frameAt(header);
        LabelNode body = new LabelNode();
        LabelNode again = new LabelNode();
        LoopShapes.jumpsBackTo(flow, at).forEach(from -> ((JumpInsnNode) flow.node(from)).label = again);
        InsnList head = new CodeBuilder()
                .push(site)
                .hook(LoopHooks.class, "enterRounds", "(I)V")
                .list();
        head.add(body);
        head.add(LoopShapes.copy(frame));
        method.instructions.insert(frame, head);
        CodeBuilder round = new CodeBuilder().push(site).hook(LoopHooks.class, "round", "(I)Z");
        round.add((AbstractInsnNode) new JumpInsnNode(Opcodes.IFEQ, body))
                .add(values)
                .push(site)
                .hook(LoopHooks.class, "compare", "(I)V")
                .add(new JumpInsnNode(Opcodes.GOTO, body));
        method.instructions.add(again);
        method.instructions.add(LoopShapes.copy(frame));
        method.instructions.add(round.list());
    }
}
