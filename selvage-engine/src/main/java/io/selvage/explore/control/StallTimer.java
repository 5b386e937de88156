package io.selvage.explore.control;

import java.util.function.LongSupplier;

/** How long to wait for something that ought to happen soon, for a caller that polls. */
final class StallTimer {
    /** Our tests wait longer: they may run on a machine that is busy. */
    static final int SECONDS = 10 * Integer.getInteger("selvage.patience", 1);

    private static final long SECOND_NANOS = 1_000_000_000L;
    /** Between two looks no more than this counts: if it was longer, the whole JVM stood still. */
    private static final long LONGEST_GAP_NANOS = SECOND_NANOS;

    private final LongSupplier nanos;
    private long looked;
    private long waited;

    /** @param nanos a clock */
    StallTimer(LongSupplier nanos) {
        this.nanos = nanos;
        reset();
    }

    /** It has happened; waits for the next time. */
    void reset() {
        looked = nanos.getAsLong();
        waited = 0;
    }

    /** Whether it has not happened for too long. To be asked several times a second. */
    boolean hasExpired() {
        long now = nanos.getAsLong();
        waited += Math.min(now - looked, LONGEST_GAP_NANOS);
        looked = now;
        return waited >= SECONDS * SECOND_NANOS;
    }
}
