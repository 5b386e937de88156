package io.selvage.sync;

/**
 * The program's clock. It moves when a timed operation runs out of time. A thread that reads it again and again moves
 * it too, faster and faster: a busy wait for a deadline ends. Each reading of a thread is a moment later than the one
 * before, and than what the clock shows. A reading that others may get to know moves the clock to that moment, so that
 * whoever reads it from then on reads a later one; other readings leave it alone, so that what one thread reads does
 * not
 * depend on what others have read.
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
        long time = Math.max(reader.last(), now) + TICK;
        int readings = reader.next(time, now);
        if (readings > PATIENCE) {
            now = time + (TICK << Math.min(LARGEST_DOUBLING, readings - PATIENCE));
            reader.moved(now);
        }
        return reader.last();
    }

    /** The same; whoever reads the clock from now on reads a later time. */
    public long readForAll(ReadingCounter reader) {
        now = Math.max(now, read(reader));
        reader.sees(now);
        return reader.last();
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
        return later(now, nanos);
    }

    private static long later(long from, long nanos) {
        long deadline = from + nanos;
        return deadline < from ? Long.MAX_VALUE : deadline;
    }

    /** The moment {@code nanos} from now, as {@code reader} knows it; the end of time if that is too far. */
    public long deadline(long nanos, ReadingCounter reader) {
        return later(Math.max(now, reader.last()), nanos);
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
