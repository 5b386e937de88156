package io.selvage.strategy.exitblock;

import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/** What a block has reached so far: places, and whether it changed them. One object, filled anew for each block. */
final class BlockFootprint {
    private final LongIndex numbers = new LongIndex();
    /** Place shifted by one, and in the lowest bit whether it is written. */
    private long[] accesses = new long[16];

    void clear() {
        numbers.clear();
    }

    int size() {
        return numbers.size();
    }

    void add(long place, boolean writes) {
        int before = numbers.size();
        int number = numbers.number(place);
        if (number == accesses.length) {
            accesses = Arrays.copyOf(accesses, number * 2);
        }
        long known = number == before ? place << 1 : accesses[number];
        accesses[number] = known | (writes ? 1 : 0);
    }

    /** What was added as a change turns out not to be one. */
    void soften(long place) {
        int number = numbers.find(place);
        if (number >= 0) {
            accesses[number] &= ~1L;
        }
    }

    long[] toArray() {
        return Arrays.copyOf(accesses, numbers.size());
    }

    /** Whether {@code access} of another block and one of these are to the same place, one of them writing. */
    boolean conflictsWith(long access) {
        int number = numbers.find(access >>> 1);
        return number >= 0 && ((accesses[number] | access) & 1) != 0;
    }
}
