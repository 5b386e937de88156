package io.selvage.strategy.exitblock;

import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/** What a block has accessed so far: locations, and whether it wrote them. One object, filled anew for each block. */
final class BlockFootprint {
    private final LongIndex numbers = new LongIndex();
    /** Location shifted by one, and in the lowest bit whether it is written. */
    private long[] accesses = new long[16];

    void clear() {
        numbers.clear();
    }

    void add(long location, boolean writes) {
        int before = numbers.size();
        int number = numbers.number(location);
        if (number == accesses.length) {
            accesses = Arrays.copyOf(accesses, number * 2);
        }
        long known = number == before ? location << 1 : accesses[number];
        accesses[number] = known | (writes ? 1 : 0);
    }

    boolean contains(long location) {
        return numbers.find(location) >= 0;
    }

    /** What was added as a write turns out to leave the location as it was. */
    void downgradeToRead(long location) {
        int number = numbers.find(location);
        if (number >= 0) {
            accesses[number] &= ~1L;
        }
    }

    long[] toArray() {
        return Arrays.copyOf(accesses, numbers.size());
    }

    /** Whether {@code access} of another block and one of these are to the same location, one of them writing. */
    boolean conflictsWith(long access) {
        int number = numbers.find(access >>> 1);
        return number >= 0 && ((accesses[number] | access) & 1) != 0;
    }
}
