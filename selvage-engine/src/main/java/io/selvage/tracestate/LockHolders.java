package io.selvage.tracestate;

import java.util.Arrays;

/** How many threads hold each lock; one that holds it both for sharing and not counts twice. */
final class LockHolders {
    private int[] counts = new int[32];

    void add(int lock) {
        if (lock >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(lock + 1, counts.length * 2));
        }
        counts[lock]++;
    }

    /** One of those that were {@linkplain #add added} holds the lock no more. */
    void remove(int lock) {
        counts[lock]--;
    }

    boolean isHeld(int lock) {
        return lock < counts.length && counts[lock] > 0;
    }
}
