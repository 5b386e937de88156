package io.selvage.explore.statistics;

import io.selvage.model.Mixing;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.TreeSet;

/**
 * Counts different numbers among very many in little memory: keeps the smallest of them after mixing, and concludes
 * from how densely they lie. Exact as long as there are no more than it can keep, then with a standard error of one in
 * 64 (1/√4096): Bar-Yossef, Jayram, Kumar, Sivakumar, Trevisan, "Counting distinct elements in a data stream", RANDOM
 * 2002.
 */
final class DistinctCounter {
    private static final int KEPT = 4096;
    private static final int RECENT = 1 << 12;

    /** Numbers plus 1 that were added of late, each in the slot that its lowest bits name: most come again. */
    private final long[] recent = new long[RECENT];

    private final TreeSet<Long> sketch = new TreeSet<>();
    private boolean isSaturated;
    private long largest;

    void add(long number) {
        long mixed = Mixing.mix(number) >>> 1;
        if (isSaturated && mixed >= largest || isRecent(mixed) || !sketch.add(mixed)) {
            return;
        }
        if (sketch.size() > KEPT) {
            sketch.pollLast();
            isSaturated = true;
        }
        largest = sketch.last();
    }

    private boolean isRecent(long mixed) {
        int slot = (int) mixed & RECENT - 1;
        boolean known = recent[slot] == mixed + 1;
        recent[slot] = mixed + 1;
        return known;
    }

    /** Adds what another one has counted. */
    void absorb(DistinctCounter other) {
        long mine = isSaturated ? largest : Long.MAX_VALUE;
        long theirs = other.isSaturated ? other.largest : Long.MAX_VALUE;
        isSaturated |= other.isSaturated;
        sketch.addAll(other.sketch);
        sketch.tailSet(Math.min(mine, theirs), false).clear();
        while (sketch.size() > KEPT) {
            sketch.pollLast();
            isSaturated = true;
        }
        largest = sketch.isEmpty() ? 0 : sketch.last();
    }

    boolean isExact() {
        return !isSaturated;
    }

    long count() {
        return isSaturated ? Math.round((KEPT - 1) / (largest / (double) Long.MAX_VALUE)) : sketch.size();
    }

    void clear() {
        sketch.clear();
        Arrays.fill(recent, 0);
        isSaturated = false;
    }

    void save(DataOutput out) throws IOException {
        out.writeBoolean(isSaturated);
        out.writeInt(sketch.size());
        for (long one : sketch) {
            out.writeLong(one);
        }
    }

    void restore(DataInput in) throws IOException {
        isSaturated = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            sketch.add(in.readLong());
        }
        largest = sketch.isEmpty() ? 0 : sketch.last();
    }
}
