package io.selvage.scheduler;

import java.util.Arrays;

/** The answers of one execution to choices that had at least two alternatives. */
final class PickLog {
    private int[] picks = new int[64];
    private int length;

    void clear() {
        length = 0;
    }

    void add(int pick) {
        if (length == picks.length) {
            picks = Arrays.copyOf(picks, length * 2);
        }
        picks[length++] = pick;
    }

    int length() {
        return length;
    }

    int[] toArray() {
        return Arrays.copyOf(picks, length);
    }
}
