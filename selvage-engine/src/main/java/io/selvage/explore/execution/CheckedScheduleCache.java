package io.selvage.explore.execution;

/**
 * Executions that detectors have looked at and found nothing wrong with. A random walk takes the ways of a small program again and
 * again; the same way tells nothing new.
 */
final class CheckedScheduleCache {
    private static final int SIZE = 1 << 14;

    /** Numbers of ways, each at the place that its lowest bits name; a newer one takes the place of an older one. */
    private final long[] ways = new long[SIZE];

    boolean contains(long way) {
        return ways[place(way)] == way;
    }

    void add(long way) {
        ways[place(way)] = way;
    }

    private static int place(long way) {
        return (int) way & SIZE - 1;
    }
}
