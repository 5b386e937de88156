package io.selvage.mutate.operator;

/** Removes the release of a lock, so that it stays held. */
public final class UnlockRemoval extends CallRemoval {
    public UnlockRemoval() {
        super("REMOVE_UNLOCK", Call.UNLOCK);
    }
}
