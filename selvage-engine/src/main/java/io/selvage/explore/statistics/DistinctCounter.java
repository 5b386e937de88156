package io.selvage.explore.statistics;

import io.selvage.model.Mixing;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.TreeSet;

/**
 * Counts different numbers among very many in little memory: keeps the smallest of them after mixing, and concludes from how
 * densely they lie. Exact as long as there are no more than it can keep, then with a standard error of one in 64
 * (1/√4096): Bar-Yossef, Jayram, Kumar, Sivakumar, Trevisan, "Counting distinct elements in a data stream", RANDOM 2002.
 */
final class DistinctCounter {
    private static final int KEPT = 4096;

    private final TreeSet<Long> smallest = new TreeSet<>();
    private boolean full;
    private long largest;

    void add(long number) {
        long mixed = Mixing.mix(number) >>> 1;
        if (full && mixed >= largest || !smallest.add(mixed)) {
            return;
        }
        if (smallest.size() > KEPT) {
            smallest.pollLast();
            full = true;
        }
        largest = smallest.last();
    }

    boolean isExact() {
        return !full;
    }

    long count() {
        return full ? Math.round((KEPT - 1) / (largest / (double) Long.MAX_VALUE)) : smallest.size();
    }

    void clear() {
        smallest.clear();
        full = false;
    }

    void save(DataOutput out) throws IOException {
        out.writeBoolean(full);
        out.writeInt(smallest.size());
        for (long one : smallest) {
            out.writeLong(one);
        }
    }

    void restore(DataInput in) throws IOException {
        full = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            smallest.add(in.readLong());
        }
        largest = smallest.isEmpty() ? 0 : smallest.last();
    }
}
