package io.selvage.modelprogram;

import io.selvage.scheduler.TimeLimits;

/**
 * How long the time limits of a model program are.
 *
 * @param seed decides which are long
 * @param shortOne nanoseconds of those that are short
 */
public record TimeLimitLengths(long longEnough, long seed, long shortOne) {
    private static final long SECOND = 1_000_000_000L;

    /** All are short, and may run out at any moment. */
    public static final TimeLimitLengths SHORT = new TimeLimitLengths(TimeLimits.NONE, 0, 1);

    /** Some are long enough; those that are not are so short that they make no difference to the others. */
    public static TimeLimitLengths mixed(long seed) {
        return new TimeLimitLengths(SECOND, seed, 1);
    }

    /** Some are long enough, and several that are not take longer than those. */
    public static TimeLimitLengths close(long seed) {
        return new TimeLimitLengths(SECOND, seed, SECOND * 9 / 10);
    }

    /** Whether the order matters in which short ones run out. */
    boolean areTraced() {
        return shortOne > 1;
    }

    long nanos(String thread, int at) {
        if (longEnough == TimeLimits.NONE) {
            return shortOne;
        }
        long mixed = (seed * 31 + thread.hashCode()) * 31 + at;
        mixed = (mixed ^ mixed >>> 7) * 0x9E3779B97F4A7C15L;
        return switch ((int) (mixed >>> 60)) {
            case 0, 1, 2, 3, 4 -> shortOne;
            case 5, 6, 7 -> SECOND;
            case 8, 9, 10, 11 -> 2 * SECOND;
            default -> 3 * SECOND;
        };
    }
}
