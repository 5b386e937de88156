package io.selvage.options;

import java.time.Duration;

/** The time that options give to a search, counted from when this is made. */
public final class TimeLimit {
    /** What an execution that runs when the time is over is given to come to its end, besides a part of the time. */
    private static final long LATE_NANOS = 200_000_000L;

    private static final long TOO_LATE_NANOS = 500_000_000L;
    private static final int LATE_PART = 10;
    private static final int TOO_LATE_PART = 7;

    private final boolean isLimited;
    private final long nanos;
    private final long begun = System.nanoTime();

    public TimeLimit(Options options) {
        isLimited = options.time().isPresent();
        nanos = options.time().map(Duration::toNanos).orElse(0L);
    }

    /** Whether nothing more is to be begun. */
    public boolean isReached() {
        return hasPassed(0);
    }

    /** Whether executions that still run are to be left. */
    public boolean isOver() {
        return hasPassed(nanos / LATE_PART + LATE_NANOS);
    }

    /** Whether what still runs is to be abandoned. */
    public boolean isLongOver() {
        return hasPassed(nanos / TOO_LATE_PART + TOO_LATE_NANOS);
    }

    private boolean hasPassed(long more) {
        return isLimited && System.nanoTime() - begun >= nanos + more;
    }
}
