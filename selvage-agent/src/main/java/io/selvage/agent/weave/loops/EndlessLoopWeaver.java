package io.selvage.agent.weave.loops;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.weave.analysis.ControlFlowGraph;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.LoopHooks;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Announces loops that never end and in which nothing happens that a thread could notice: from their first instruction
 * on there is no way out of the method, and no instruction that could throw.
 */
public final class EndlessLoopWeaver {
    private EndlessLoopWeaver() {}

    /** Announces such loops of {@code method}, which has not been woven yet. */
    public static void announce(MethodNode method, WovenClass type) {
        if (!LoopShapes.jumpsBack(method)) {
            return;
        }
        ControlFlowGraph flow = new ControlFlowGraph(method);
        QuietCode code = new QuietCode(type.node());
        WeaveLocation start = WeaveLocation.atStart(method, type, StackOrigins.NONE);
        for (int i = 0; i < flow.size(); i++) {
            if (flow.node(i) instanceof LabelNode header
                    && LoopShapes.isJumpedBackTo(flow, i)
                    && isEndless(flow, i, code)) {
                int site = start.at(LoopShapes.lineAt(header)).site("", i << LoopHooks.NUMBER_SHIFT);
                AbstractInsnNode before = entry(header);
                method.instructions.insert(
                        before,
                        new CodeBuilder()
                                .push(site)
                                .hook(LoopHooks.class, "endless", "(I)V")
                                .list());
            }
        }
    }

    private static AbstractInsnNode entry(LabelNode header) {
        FrameNode frame = LoopShapes.frameAt(header);
        return frame == null ? header : frame;
    }

    private static boolean isEndless(ControlFlowGraph flow, int header, QuietCode code) {
        BitSet reached = new BitSet();
        List<Integer> open = new ArrayList<>(List.of(header));
        while (!open.isEmpty()) {
            int at = open.remove(open.size() - 1);
            int opcode = flow.node(at).getOpcode();
            boolean leaves = opcode == Opcodes.ATHROW || opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
            if (leaves || !code.cannotThrow(flow.node(at))) {
                return false;
            }
            flow.successorsWithoutException(at).stream()
                    .filter(next -> !reached.get(next))
                    .forEach(next -> {
                        reached.set(next);
                        open.add(next);
                    });
        }
        return true;
    }
}
