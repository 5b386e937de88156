package io.selvage.detect.race;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads of final fields that are not ordered after the constructor's write. Such a read is no race if the object was
 * found through a reference that was written when the constructor was done, by whatever race: final fields are safe
 * then. Only such a race can tell a thread of the object without ordering the read; so if the execution has no other
 * race, the object was known too early, and the read is one.
 */
final class FinalFieldReads {
    /** In larger numbers they tell nothing new. */
    private static final int MOST = 64;

    private final List<int[]> pairs = new ArrayList<>();

    void clear() {
        pairs.clear();
    }

    /** Both by their number in the trace. */
    void add(int write, int read) {
        if (pairs.size() < MOST) {
            pairs.add(new int[] {write, read});
        }
    }

    void judge(FastTrack.RaceListener judge) {
        for (int[] pair : pairs) {
            judge.race(pair[0], pair[1]);
        }
    }
}
