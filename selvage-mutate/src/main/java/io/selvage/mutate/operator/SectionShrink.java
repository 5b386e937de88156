package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.Statements;
import io.selvage.mutate.bytecode.SynchronizedBlock;
import io.selvage.mutate.bytecode.SynchronizedMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/** Moves the first or the last statement of a critical section out of it. */
public final class SectionShrink extends ConcurrencyOperator {
    private static final Set<Call> TAKES = Set.of(Call.LOCK, Call.ACQUIRE);
    private static final Set<Call> RELEASES = Set.of(Call.UNLOCK, Call.RELEASE);
    private static final String FIRST = "moved the first statement of the critical section before it";
    private static final String LAST = "moved the last statement of the critical section behind it";

    public SectionShrink() {
        super("SHRINK_SECTION");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        Statements statements = new Statements(method);
        List<Edit> edits = new ArrayList<>();
        if (method.isSynchronized() && method.code().size() > 0) {
            ofMethod(method, statements, edits);
        }
        for (SynchronizedBlock block : SynchronizedBlock.of(method)) {
            statements
                    .after(block.enter())
                    .ifPresent(first -> edits.add(new Edit(first.get(0), FIRST, () -> block.beginAfter(first))));
            if (block.exits().size() == 1) {
                AbstractInsnNode load =
                        SynchronizedBlock.real(block.exits().get(0).getPrevious());
                statements
                        .before(load)
                        .ifPresent(last -> edits.add(new Edit(last.get(0), LAST, () -> block.endBefore(last))));
            }
        }
        method.calls().forEach(call -> ofLock(method, statements, call, edits));
        return edits;
    }

    private static void ofMethod(EditedMethod method, Statements statements, List<Edit> edits) {
        statements
                .after(method.code().getFirst())
                .ifPresent(first -> edits.add(new Edit(
                        first.get(0),
                        FIRST,
                        () -> SynchronizedMethod.toBlock(method).beginAfter(first))));
        List<AbstractInsnNode> returns =
                method.instructions().filter(SynchronizedMethod::isReturn).toList();
        if (returns.size() == 1) {
            statements
                    .before(returns.get(0))
                    .ifPresent(last -> edits.add(new Edit(
                            last.get(0),
                            LAST,
                            () -> SynchronizedMethod.toBlock(method).endBefore(last))));
        }
    }

    private static void ofLock(EditedMethod method, Statements statements, MethodInsnNode call, List<Edit> edits) {
        if (Call.isAny(call, TAKES)) {
            own(statements, call)
                    .ifPresent(own -> statements
                            .after(call)
                            .ifPresent(first -> edits.add(new Edit(
                                    first.get(0), FIRST, () -> move(method, own, first.get(first.size() - 1))))));
        }
        if (Call.isAny(call, RELEASES)) {
            own(statements, call)
                    .ifPresent(own -> statements
                            .before(own.get(0))
                            .ifPresent(last -> edits.add(new Edit(
                                    last.get(0), LAST, () -> move(method, last, own.get(own.size() - 1))))));
        }
    }

    /** The statement that ends with {@code call}. */
    private static Optional<List<AbstractInsnNode>> own(Statements statements, MethodInsnNode call) {
        return Statements.endsStatement(call) && call.getNext() != null
                ? statements.before(call.getNext()).filter(own -> own.get(own.size() - 1) == call)
                : Optional.empty();
    }

    private static void move(EditedMethod method, List<AbstractInsnNode> statement, AbstractInsnNode behind) {
        InsnList moved = new InsnList();
        for (AbstractInsnNode node : statement) {
            method.code().remove(node);
            moved.add(node);
        }
        method.code().insert(behind, moved);
    }
}
