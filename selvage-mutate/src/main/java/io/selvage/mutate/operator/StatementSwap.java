package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.Statements;
import io.selvage.mutate.bytecode.SynchronizedBlock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.IincInsnNode;
import org.pitest.reloc.asm.tree.JumpInsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** Swaps the statement before a place where a lock is taken or released with the one behind it. */
public final class StatementSwap extends ConcurrencyOperator {
    private static final Set<Call> BOUNDARIES = Set.of(Call.LOCK, Call.ACQUIRE, Call.UNLOCK, Call.RELEASE);

    public StatementSwap() {
        super("SWAP_STATEMENTS");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        Statements statements = new Statements(method);
        List<Edit> edits = new ArrayList<>();
        for (SynchronizedBlock block : SynchronizedBlock.of(method)) {
            add(method, statements, beginning(block), block.enter(), "the lock is taken", edits);
            if (block.exits().size() == 1) {
                AbstractInsnNode exit = block.exits().get(0);
                AbstractInsnNode load = SynchronizedBlock.real(exit.getPrevious());
                add(method, statements, load, behindJump(exit), "the lock is released", edits);
            }
        }
        method.calls()
                .filter(call -> Call.isAny(call, BOUNDARIES))
                .forEach(call -> ofCall(method, statements, call, edits));
        return edits;
    }

    /** The first instruction of what is locked. */
    private static AbstractInsnNode beginning(SynchronizedBlock block) {
        List<AbstractInsnNode> lock = block.lockExpression();
        return lock.isEmpty() ? block.copy() : lock.get(0);
    }

    /** A block ends with a jump over its handler: what comes next is where it leads to. */
    private static AbstractInsnNode behindJump(AbstractInsnNode exit) {
        AbstractInsnNode next = exit.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next instanceof JumpInsnNode jump && jump.getOpcode() == Opcodes.GOTO ? jump.label : exit;
    }

    private static void ofCall(EditedMethod method, Statements statements, MethodInsnNode call, List<Edit> edits) {
        boolean isStatement = Statements.endsStatement(call) && call.getNext() != null;
        Optional<List<AbstractInsnNode>> own = isStatement ? statements.before(call.getNext()) : Optional.empty();
        own.filter(all -> all.get(all.size() - 1) == call)
                .ifPresent(all -> add(method, statements, all.get(0), call, call.name, edits));
    }

    /** @param from the boundary's first instruction, {@code to} its last one */
    private static void add(
            EditedMethod method,
            Statements statements,
            AbstractInsnNode from,
            AbstractInsnNode to,
            String boundary,
            List<Edit> edits) {
        Optional<List<AbstractInsnNode>> before = statements.before(from);
        Optional<List<AbstractInsnNode>> after = statements.after(to);
        if (before.isPresent() && after.isPresent() && areIndependent(before.get(), after.get())) {
            edits.add(new Edit(
                    before.get().get(0),
                    "swapped this statement and the first one after " + boundary,
                    () -> method.swap(before.get(), after.get())));
        }
    }

    /** Neither sets a local variable that the other one uses: else the mutant would not even verify. */
    private static boolean areIndependent(List<AbstractInsnNode> one, List<AbstractInsnNode> two) {
        return locals(one, true).stream().noneMatch(locals(two, false)::contains)
                && locals(two, true).stream().noneMatch(locals(one, false)::contains);
    }

    /** @param onlySet whether only those that are set are asked for */
    private static Set<Integer> locals(List<AbstractInsnNode> statement, boolean onlySet) {
        Set<Integer> found = new HashSet<>();
        for (AbstractInsnNode node : statement) {
            if (node instanceof VarInsnNode access && (!onlySet || access.getOpcode() >= Opcodes.ISTORE)) {
                found.add(access.var);
            } else if (node instanceof IincInsnNode increment) {
                found.add(increment.var);
            }
        }
        return found;
    }
}
