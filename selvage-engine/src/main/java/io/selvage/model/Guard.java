package io.selvage.model;

/**
 * When a call on an object of the JDK is enabled, by the <em>level</em> of that object: how many holds, permits or
 * elements it has, or whether it is done. A call that would wait for its object is not a step: it becomes enabled when
 * the level is right, like the attempt to take a lock.
 *
 * <p>A guard is a number of 15 bits, 0 for a call that is always enabled.
 */
public final class Guard {
    public static final int NONE = 0;

    private static final int IS_ZERO = 1;
    private static final int AT_MOST = 2;
    private static final int AT_LEAST = 3;
    private static final int KIND = 3;
    private static final int INTERRUPTIBLE = 4;
    private static final int SHIFT = 3;

    /** The largest number that a guard can be about. */
    public static final int LARGEST = (1 << 12) - 1;

    private Guard() {}

    /** Nobody holds the object. */
    public static int isZero() {
        return IS_ZERO;
    }

    public static int atMost(int level) {
        return level > LARGEST ? NONE : level << SHIFT | AT_MOST;
    }

    /** At least that many; {@link #NONE} if that is more than a guard can be about. */
    public static int atLeast(int level) {
        return level > LARGEST ? NONE : level << SHIFT | AT_LEAST;
    }

    /** The same for a call that an interrupt ends. */
    public static int interruptible(int guard) {
        return guard == NONE ? NONE : guard | INTERRUPTIBLE;
    }

    public static boolean isInterruptible(int guard) {
        return (guard & INTERRUPTIBLE) != 0;
    }

    /** Whether a call with that guard is enabled at {@code level}. */
    public static boolean allows(int guard, int level) {
        int bound = guard >> SHIFT;
        return switch (guard & KIND) {
            case IS_ZERO -> level == 0;
            case AT_MOST -> level <= bound;
            case AT_LEAST -> level >= bound;
            default -> true;
        };
    }
}
