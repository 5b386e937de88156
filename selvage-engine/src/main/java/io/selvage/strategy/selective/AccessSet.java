package io.selvage.strategy.selective;

import io.selvage.dependence.AccessMode;
import java.util.Arrays;

/** A set of accesses in the form of {@link MayAccessSummary}, one for each entry. */
final class AccessSet {
    private int[] accesses = new int[16];
    private int size;
    /** Where the access of an entry is, if the entry's stamp is the present one. */
    private int[] position = new int[64];

    private int[] stamps = new int[64];
    private int stamp;

    void clear() {
        size = 0;
        stamp++;
    }

    void put(int entry, AccessMode mode) {
        int access = MayAccessSummary.pack(entry, mode);
        if (entry >= stamps.length) {
            stamps = Arrays.copyOf(stamps, Math.max(entry + 1, stamps.length * 2));
            position = Arrays.copyOf(position, stamps.length);
        }
        if (stamps[entry] == stamp) {
            accesses[position[entry]] |= access;
            return;
        }
        if (size == accesses.length) {
            accesses = Arrays.copyOf(accesses, size * 2);
        }
        stamps[entry] = stamp;
        position[entry] = size;
        accesses[size++] = access;
    }

    int[] toArray() {
        return Arrays.copyOf(accesses, size);
    }
}
