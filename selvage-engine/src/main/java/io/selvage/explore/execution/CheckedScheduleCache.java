package io.selvage.explore.execution;

/**
 * Schedules whose executions detectors have inspected and found nothing wrong with. A random walk runs the schedules of
 * a small program again and again; the same schedule shows nothing new.
 */
final class CheckedScheduleCache {
    private static final int SIZE = 1 << 14;

    /** Each in the slot that its lowest bits name; a newer one replaces an older one. */
    private final long[] hashes = new long[SIZE];

    boolean contains(long hash) {
        return hashes[slot(hash)] == hash;
    }

    void add(long hash) {
        hashes[slot(hash)] = hash;
    }

    private static int slot(long hash) {
        return (int) hash & SIZE - 1;
    }
}
