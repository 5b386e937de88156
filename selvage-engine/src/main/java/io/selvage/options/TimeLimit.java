package io.selvage.options;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The time that options give to a search, counted from when this is made. What has to be done only once does not count,
 * up to a part of the time.
 */
public final class TimeLimit {
    /** What an execution that runs when the time is over is given to come to its end, besides a part of the time. */
    private static final long LATE_NANOS = 200_000_000L;

    private static final long TOO_LATE_NANOS = 500_000_000L;
    private static final int LATE_PART = 10;
    private static final int TOO_LATE_PART = 7;
    /** The most that does not count, besides a part of the time. */
    private static final long SPARED_NANOS = 1_000_000_000L;

    private static final int SPARED_PART = 20;

    private final boolean isLimited;
    private final long nanos;
    private final LongSupplier clock;
    private final long begun;
    private final LongSupplier preparation;
    private final long preparedBefore;

    /** All time counts. */
    public TimeLimit(Options options) {
        this(options, () -> 0);
    }

    /** @param preparation how many nanoseconds have been spent so far on what has to be done only once */
    public TimeLimit(Options options, LongSupplier preparation) {
        this(options, preparation, System::nanoTime);
    }

    TimeLimit(Options options, LongSupplier preparation, LongSupplier clock) {
        this.clock = clock;
        begun = clock.getAsLong();
        this.preparation = preparation;
        preparedBefore = preparation.getAsLong();
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
        return isLimited && clock.getAsLong() - begun >= nanos + more + spared();
    }

    private long spared() {
        return Math.min(preparation.getAsLong() - preparedBefore, nanos / SPARED_PART + SPARED_NANOS);
    }
}
