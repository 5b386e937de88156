package io.selvage.sync;

/**
 * The program's clock. It moves when a timed operation runs out of time. A thread that reads it again and again moves
 * it too, faster and faster: a busy wait for a deadline ends. Other readings leave it alone, so that what one thread
 * reads does not depend on what others have read.
 */
public final class VirtualTime {
    /** Where the wall clock stands when an execution begins: 2026-01-01T00:00:00Z. */
    private static final long EPOCH_NANOS = 1_767_225_600_000_000_000L;

    private static final long START = 1_000_000_000L;
    private static final long TICK = 100L;
    private static final int PATIENCE = 64;
    private static final int LARGEST_DOUBLING = 24;

    private long now = START;

    public void reset() {
        now = START;
    }

    /** Nanoseconds, as {@code System.nanoTime()} gives them to the thread of {@code reader}. */
    public long read(ReadingCounter reader) {
        int readings = reader.next(now);
        if (readings > PATIENCE) {
            now += TICK << Math.min(LARGEST_DOUBLING, readings - PATIENCE);
            reader.moved(now);
        }
        return now;
    }

    /** Nanoseconds since 1970 when the clock shows {@code reading}. */
    public static long sinceEpoch(long reading) {
        return EPOCH_NANOS - START + reading;
    }

    /** A moment passes. */
    public void tick() {
        now += TICK;
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
        now = Math.max(now, deadline);
    }
}
