package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.SynchronizedBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/** Takes two nested locks in the opposite order. */
public final class NestedLockSwap extends ConcurrencyOperator {
    private static final Set<Call> TAKES = Set.of(Call.LOCK, Call.ACQUIRE);
    private static final Set<Call> TAKES_OR_RELEASES = Set.of(Call.LOCK, Call.ACQUIRE, Call.UNLOCK, Call.RELEASE);

    public NestedLockSwap() {
        super("SWAP_LOCKS");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        List<Edit> edits = new ArrayList<>();
        List<SynchronizedBlock> blocks = SynchronizedBlock.of(method);
        for (int i = 0; i + 1 < blocks.size(); i++) {
            SynchronizedBlock outer = blocks.get(i);
            SynchronizedBlock inner = blocks.get(i + 1);
            if (method.code().indexOf(inner.enter()) < method.code().indexOf(outer.last())) {
                add(method, outer.enter(), outer.lockExpression(), inner.lockExpression(), edits);
            }
        }
        List<MethodInsnNode> calls = method.calls()
                .filter(call -> Call.isAny(call, TAKES_OR_RELEASES))
                .toList();
        for (int i = 0; i + 1 < calls.size(); i++) {
            if (Call.isAny(calls.get(i), TAKES) && Call.isAny(calls.get(i + 1), TAKES)) {
                add(method, calls.get(i), receiver(calls.get(i)), receiver(calls.get(i + 1)), edits);
            }
        }
        return edits;
    }

    private static List<AbstractInsnNode> receiver(MethodInsnNode call) {
        List<AbstractInsnNode> found = new ArrayList<>();
        for (AbstractInsnNode node = call.getPrevious(); node != null && isLoad(node); node = node.getPrevious()) {
            found.add(0, node);
        }
        return found;
    }

    private static boolean isLoad(AbstractInsnNode node) {
        return node.getOpcode() == Opcodes.ALOAD
                || node.getOpcode() == Opcodes.GETFIELD
                || node.getOpcode() == Opcodes.GETSTATIC;
    }

    private static void add(
            EditedMethod method,
            AbstractInsnNode at,
            List<AbstractInsnNode> outer,
            List<AbstractInsnNode> inner,
            List<Edit> edits) {
        if (!outer.isEmpty() && !inner.isEmpty()) {
            edits.add(new Edit(
                    at,
                    "took this lock and the one nested in it in the opposite order",
                    () -> method.swap(outer, inner)));
        }
    }
}
