package io.selvage.monitor.run;

import io.selvage.monitor.state.MoveGranularity;

/** How the calls of a monitor use its locks, over all executions. */
public final class LockingPattern {
    private boolean nests;
    private boolean reacquires;

    /** A lock was acquired while another one was held. */
    void recordNested() {
        nests = true;
    }

    /** A call that had released all its locks did something that other threads can observe. */
    void recordReacquired() {
        reacquires = true;
    }

    /** The coarsest granularity of moves that does not hide interleavings. */
    public MoveGranularity requiredGranularity() {
        return nests
                ? MoveGranularity.BEFORE_INNER_LOCKS
                : reacquires ? MoveGranularity.BETWEEN_LOCKS : MoveGranularity.NONE;
    }
}
