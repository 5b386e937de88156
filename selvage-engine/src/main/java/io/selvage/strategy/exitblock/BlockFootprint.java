package io.selvage.strategy.exitblock;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/** What a block has accessed so far: locations, and in which modes. One object, filled anew for each block. */
final class BlockFootprint {
    private final LongIndex numbers = new LongIndex();
    /** Location, and in the lowest bits the mode. */
    private long[] accesses = new long[16];

    void clear() {
        numbers.clear();
    }

    void add(long location, AccessMode mode) {
        int before = numbers.size();
        int number = numbers.number(location);
        if (number == accesses.length) {
            accesses = Arrays.copyOf(accesses, number * 2);
        }
        long known = number == before ? location << AccessMode.BITS : accesses[number];
        accesses[number] = known | mode.bits();
    }

    boolean contains(long location) {
        return numbers.find(location) >= 0;
    }

    /** What was added as a write turns out to leave the location as it was. */
    void downgradeToRead(long location) {
        int number = numbers.find(location);
        if (number >= 0) {
            accesses[number] = location << AccessMode.BITS | AccessMode.READ.bits();
        }
    }

    long[] toArray() {
        return Arrays.copyOf(accesses, numbers.size());
    }

    /** Whether {@code access} of another block and one of these conflict. */
    boolean conflictsWith(long access) {
        int number = numbers.find(access >>> AccessMode.BITS);
        return number >= 0 && AccessMode.conflict(accesses[number], access);
    }
}
