package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;

/** Removes a wait for the end of a thread. */
public final class JoinRemoval extends CallRemoval {
    public JoinRemoval() {
        super("REMOVE_JOIN", Call.JOIN);
    }
}
