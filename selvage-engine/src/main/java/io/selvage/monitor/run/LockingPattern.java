package io.selvage.monitor.run;

import io.selvage.monitor.state.MoveGranularity;

/** What the calls of a monitor do with its locks, over all executions. */
public final class LockingPattern {
    private boolean nests;
    private boolean returns;

    /** A lock was taken while another one was held. */
    void nested() {
        nests = true;
    }

    /** A call goes on to do something that others can notice after it has let go of all locks. */
    void returned() {
        returns = true;
    }

    /** Where moves must end for everything that can happen to be seen. */
    public MoveGranularity stops() {
        return nests
                ? MoveGranularity.BEFORE_INNER_LOCKS
                : returns ? MoveGranularity.BETWEEN_LOCKS : MoveGranularity.NONE;
    }
}
