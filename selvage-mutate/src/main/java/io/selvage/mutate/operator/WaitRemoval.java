package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;

/** Removes a wait for a notification, or for a latch or barrier. */
public final class WaitRemoval extends CallRemoval {
    public WaitRemoval() {
        super("REMOVE_WAIT", Call.WAIT, Call.AWAIT);
    }
}
