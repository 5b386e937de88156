package io.selvage.mutate.operator;

/** Removes a wait for the end of a thread. */
public final class JoinRemoval extends CallRemoval {
    public JoinRemoval() {
        super("REMOVE_JOIN", Call.JOIN);
    }
}
