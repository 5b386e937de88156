package io.selvage.scheduler;

import io.selvage.model.Mixing;
import java.util.Arrays;

/** The schedule of one execution: the alternative taken at each choice that had at least two. */
public final class ScheduleLog {
    private int[] choices = new int[64];
    private int length;

    void clear() {
        length = 0;
    }

    void add(int chosen) {
        if (length == choices.length) {
            choices = Arrays.copyOf(choices, length * 2);
        }
        choices[length++] = chosen;
    }

    public int length() {
        return length;
    }

    /** A hash of the choices. */
    public long hash() {
        long hash = length;
        for (int i = 0; i < length; i++) {
            hash = (hash ^ choices[i]) * Mixing.GOLDEN_RATIO;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    public int[] toArray() {
        return Arrays.copyOf(choices, length);
    }
}
