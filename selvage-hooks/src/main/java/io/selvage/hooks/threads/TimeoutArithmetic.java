package io.selvage.hooks.threads;

/** Arithmetic of the JDK's timed operations: same argument checks, no overflow. */
public final class TimeoutArithmetic {
    private static final long NANOS_PER_MILLI = 1_000_000L;

    private TimeoutArithmetic() {}

    public static void check(long millis, int nanos) {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999_999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
    }

    public static long nanos(long millis, int nanos) {
        return millis > Long.MAX_VALUE / NANOS_PER_MILLI - 1 ? Long.MAX_VALUE : millis * NANOS_PER_MILLI + nanos;
    }
}
