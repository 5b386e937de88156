package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;

/** Drops {@code synchronized} from a method. */
public final class SynchronizedMethodRemoval extends ConcurrencyOperator {
    public SynchronizedMethodRemoval() {
        super("UNSYNCHRONIZED_METHOD");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.isSynchronized()
                ? List.of(new Edit(null, "dropped synchronized from the method", method::dropSynchronized))
                : List.of();
    }
}
