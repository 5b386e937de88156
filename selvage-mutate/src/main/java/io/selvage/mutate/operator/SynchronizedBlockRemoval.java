package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.SynchronizedBlock;
import java.util.List;

/** Runs the body of a {@code synchronized} block without its lock. */
public final class SynchronizedBlockRemoval extends ConcurrencyOperator {
    public SynchronizedBlockRemoval() {
        super("UNSYNCHRONIZED_BLOCK");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return SynchronizedBlock.of(method).stream()
                .map(block -> new Edit(block.enter(), "dropped the synchronized block", block::remove))
                .toList();
    }
}
