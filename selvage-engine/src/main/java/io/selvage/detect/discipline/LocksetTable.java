package io.selvage.detect.discipline;

import java.util.Arrays;

/** Sets of locks, each of them once and by a number; 0 is the empty one. Everything is forgotten at once. */
final class LocksetTable {
    static final int EMPTY = 0;

    private int[][] sets = new int[16][];
    private int[] slots = new int[64];
    private int count;
    private int[] scratch = new int[8];

    LocksetTable() {
        reset();
    }

    void reset() {
        Arrays.fill(slots, 0);
        count = 0;
        number(0);
    }

    /** The set of the first {@code size} of {@code locks}, in whatever order, some of them perhaps several times. */
    int intern(int[] locks, int size) {
        if (size == 0) {
            return EMPTY;
        }
        if (size > scratch.length) {
            scratch = new int[size * 2];
        }
        System.arraycopy(locks, 0, scratch, 0, size);
        Arrays.sort(scratch, 0, size);
        int distinct = 1;
        for (int i = 1; i < size; i++) {
            if (scratch[i] != scratch[distinct - 1]) {
                scratch[distinct++] = scratch[i];
            }
        }
        return number(distinct);
    }

    int intersect(int one, int other) {
        if (one == other) {
            return one;
        }
        int[] some = sets[one];
        int size = 0;
        if (some.length > scratch.length) {
            scratch = new int[some.length * 2];
        }
        for (int lock : some) {
            if (Arrays.binarySearch(sets[other], lock) >= 0) {
                scratch[size++] = lock;
            }
        }
        return number(size);
    }

    /** Sorted; not to be changed. */
    int[] locks(int set) {
        return sets[set];
    }

    /** The number of the set of the first {@code size} in scratch, which are sorted. */
    private int number(int size) {
        int hash = 1;
        for (int i = 0; i < size; i++) {
            hash = hash * 31 + scratch[i];
        }
        int mask = slots.length - 1;
        int slot = (hash ^ hash >>> 16) & mask;
        while (slots[slot] != 0) {
            int[] set = sets[slots[slot] - 1];
            if (Arrays.equals(set, 0, set.length, scratch, 0, size)) {
                return slots[slot] - 1;
            }
            slot = slot + 1 & mask;
        }
        return add(slot, size);
    }

    private int add(int slot, int size) {
        if (count == sets.length) {
            sets = Arrays.copyOf(sets, count * 2);
        }
        sets[count] = Arrays.copyOf(scratch, size);
        slots[slot] = ++count;
        if (count * 2 > slots.length) {
            grow();
        }
        return count - 1;
    }

    private void grow() {
        slots = new int[slots.length * 2];
        int mask = slots.length - 1;
        for (int i = 0; i < count; i++) {
            int hash = Arrays.hashCode(sets[i]);
            int slot = (hash ^ hash >>> 16) & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = i + 1;
        }
    }
}
