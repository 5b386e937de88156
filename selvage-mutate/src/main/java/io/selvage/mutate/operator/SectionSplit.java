package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.Statements;
import io.selvage.mutate.bytecode.SynchronizedBlock;
import io.selvage.mutate.bytecode.SynchronizedMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.LineNumberNode;

/** Releases the lock of a critical section between two of its statements, and takes it again. */
public final class SectionSplit extends ConcurrencyOperator {
    public SectionSplit() {
        super("SPLIT_SECTION");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        List<Edit> edits = new ArrayList<>();
        if (method.isSynchronized() && method.code().size() > 0) {
            add(
                    method,
                    () -> SynchronizedMethod.toBlock(method),
                    method.code().getFirst(),
                    method.code().getLast(),
                    edits);
        }
        for (SynchronizedBlock block : SynchronizedBlock.of(method)) {
            add(method, () -> block, block.enter(), block.last(), edits);
        }
        return edits;
    }

    private static void add(
            EditedMethod method,
            Supplier<SynchronizedBlock> block,
            AbstractInsnNode from,
            AbstractInsnNode to,
            List<Edit> edits) {
        Statements statements = new Statements(method);
        for (AbstractInsnNode node = from.getNext(); node != null && node != to; node = node.getNext()) {
            AbstractInsnNode before = SynchronizedBlock.real(node.getPrevious());
            AbstractInsnNode line = node;
            boolean isBetween = line instanceof LineNumberNode
                    && isWithin(method, before, from)
                    && Statements.endsStatement(before)
                    && !endsSection(line)
                    && statements.isBoundary(line, from, to);
            if (isBetween) {
                edits.add(new Edit(
                        line,
                        "released the lock before this statement and took it again",
                        () -> split(method, block, line)));
            }
        }
    }

    private static boolean isWithin(EditedMethod method, AbstractInsnNode node, AbstractInsnNode from) {
        return node.getOpcode() >= 0
                && method.code().indexOf(node) > method.code().indexOf(from);
    }

    /** Whether nothing but the end of the section follows. */
    private static boolean endsSection(AbstractInsnNode line) {
        AbstractInsnNode node = line;
        while (node != null && node.getOpcode() < 0) {
            node = node.getNext();
        }
        return node == null
                || SynchronizedMethod.isReturn(node)
                || node.getNext() != null && node.getNext().getOpcode() == Opcodes.MONITOREXIT;
    }

    private static void split(EditedMethod method, Supplier<SynchronizedBlock> block, AbstractInsnNode line) {
        SynchronizedBlock section = block.get();
        InsnList list = section.lockInstruction(Opcodes.MONITOREXIT);
        list.add(section.lockInstruction(Opcodes.MONITORENTER));
        method.code().insert(line, list);
    }
}
