package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.AtomicUpdate;
import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;

/** Replaces an atomic update by a read and a write. */
public final class AtomicUpdateSplit extends ConcurrencyOperator {
    public AtomicUpdateSplit() {
        super("SPLIT_ATOMIC_UPDATE");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .flatMap(call -> AtomicUpdate.of(call).stream())
                .map(update -> new Edit(
                        update.call(),
                        "replaced " + update.call().name + " by get and set",
                        () -> method.replace(update.call(), update.readAndWrite(method))))
                .toList();
    }
}
