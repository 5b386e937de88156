package io.selvage.detect.discipline;

import io.selvage.detect.AnalysisLimitException;
import java.util.Arrays;

/** Numbers the variables of one execution from 0 in the order in which they turn up. */
final class VariableIndex {
    /** Variables of one execution. */
    private static final int MOST = 1 << 22;

    private static final int FIRST = 64;
    /** A larger table is not kept for the next execution. */
    private static final int MODEST = 1 << 16;

    private long[] keys = new long[FIRST];
    private int[] slots = new int[FIRST * 2];
    private int count;

    void reset() {
        if (slots.length > MODEST) {
            keys = new long[FIRST];
            slots = new int[FIRST * 2];
        } else {
            Arrays.fill(slots, 0);
        }
        count = 0;
    }

    int count() {
        return count;
    }

    int object(int number) {
        return (int) (keys[number] >>> 32);
    }

    int variable(int number) {
        return (int) keys[number];
    }

    /** Its number; {@link #count} grows if it is new. */
    int of(int object, int variable) {
        long key = (long) object << 32 | variable & 0xFFFF_FFFFL;
        int mask = slots.length - 1;
        int slot = hash(key) & mask;
        while (slots[slot] != 0) {
            if (keys[slots[slot] - 1] == key) {
                return slots[slot] - 1;
            }
            slot = slot + 1 & mask;
        }
        return add(key, slot);
    }

    private int add(long key, int slot) {
        if (count == MOST) {
            throw new AnalysisLimitException("more than " + MOST + " variables");
        }
        if (count == keys.length) {
            keys = Arrays.copyOf(keys, count * 2);
        }
        keys[count] = key;
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
            int slot = hash(keys[i]) & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = i + 1;
        }
    }

    private static int hash(long key) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 32) ^ (int) (mixed >>> 52);
    }
}
