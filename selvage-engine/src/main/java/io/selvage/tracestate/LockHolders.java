package io.selvage.tracestate;

import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/** How many threads hold each lock; one that holds it both for sharing and not counts twice. */
final class LockHolders {
    /** Numbers of locks can be large: those of a trace contain the thread that met the object first. */
    private final LongIndex locks = new LongIndex();

    private int[] counts = new int[32];

    /** Nobody holds anything, and locks may have other numbers from now on. */
    void reset() {
        Arrays.fill(counts, 0, Math.min(locks.size(), counts.length), 0);
        locks.clear();
    }

    void add(int lock) {
        int number = locks.number(lock);
        if (number >= counts.length) {
            counts = Arrays.copyOf(counts, counts.length * 2);
        }
        counts[number]++;
    }

    /** One of those that were {@linkplain #add added} holds the lock no more. */
    void remove(int lock) {
        counts[locks.number(lock)]--;
    }

    boolean isHeld(int lock) {
        int number = locks.find(lock);
        return number >= 0 && counts[number] > 0;
    }
}
