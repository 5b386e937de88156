package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;

/** Removes the acquisition of a lock or permit; its release stays. */
public final class LockRemoval extends CallRemoval {
    public LockRemoval() {
        super("REMOVE_LOCK", Call.LOCK, Call.ACQUIRE);
    }
}
