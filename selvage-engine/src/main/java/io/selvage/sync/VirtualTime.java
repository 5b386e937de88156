package io.selvage.sync;

/**
 * The program's clock. It moves when a timed operation runs out of time, and a little each time it is read, faster and
 * faster for a thread that does nothing but read it: a busy wait for a deadline ends.
 */
public final class VirtualTime {
    /** Where the wall clock stands when an execution begins: 2026-01-01T00:00:00Z. */
    private static final long EPOCH_NANOS = 1_767_225_600_000_000_000L;

    private static final long START = 1_000_000_000L;
    private static final long TICK = 100L;
    private static final int PATIENCE = 64;
    private static final int LARGEST_DOUBLING = 24;

    private long now = START;
    private int reads;

    public void reset() {
        now = START;
        reads = 0;
    }

    /** Nanoseconds, as {@code System.nanoTime()} gives them. */
    public long read() {
        reads++;
        now += reads <= PATIENCE ? TICK : TICK << Math.min(LARGEST_DOUBLING, reads - PATIENCE);
        return now;
    }

    /** Nanoseconds since 1970. */
    public long readEpoch() {
        return EPOCH_NANOS - START + read();
    }

    /** The present value; reading it does not advance it. */
    public long now() {
        return now;
    }

    /** The moment {@code nanos} after the beginning. */
    public long sinceStart(long nanos) {
        return START + nanos;
    }

    /** The moment {@code nanos} from now; the end of time if that is too far. */
    public long deadline(long nanos) {
        long deadline = now + nanos;
        return deadline < now ? Long.MAX_VALUE : deadline;
    }

    /** The moment at which the wall clock shows {@code millis}. */
    public long deadlineAt(long epochMillis) {
        if (epochMillis > (Long.MAX_VALUE - START) / 1_000_000L) {
            return Long.MAX_VALUE;
        }
        return epochMillis * 1_000_000L - EPOCH_NANOS + START;
    }

    /** Time is at least {@code deadline} from now on. */
    public void reach(long deadline) {
        reads = 0;
        now = Math.max(now, deadline);
    }
}
