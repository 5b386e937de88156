package io.selvage.tracestate;

import java.util.Arrays;

/** Counts the threads of one execution from 0 in the order in which they turn up. */
public final class ThreadIndex {
    /** By the thread's number within the search: its position here plus one. */
    private int[] positions = new int[16];

    private int[] threads = new int[16];
    private int count;

    public void reset() {
        for (int i = 0; i < count; i++) {
            positions[threads[i]] = 0;
        }
        count = 0;
    }

    /** The position of a thread, or -1 if it has not turned up. */
    public int find(int thread) {
        return thread < positions.length ? positions[thread] - 1 : -1;
    }

    public int add(int thread) {
        if (thread >= positions.length) {
            positions = Arrays.copyOf(positions, Math.max(thread + 1, positions.length * 2));
        }
        if (count == threads.length) {
            threads = Arrays.copyOf(threads, count * 2);
        }
        threads[count] = thread;
        positions[thread] = ++count;
        return count - 1;
    }

    public int count() {
        return count;
    }
}
