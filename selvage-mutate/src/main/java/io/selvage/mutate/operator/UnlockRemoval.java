package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;

/** Removes the release of a lock, so that it stays held. */
public final class UnlockRemoval extends CallRemoval {
    public UnlockRemoval() {
        super("REMOVE_UNLOCK", Call.UNLOCK);
    }
}
