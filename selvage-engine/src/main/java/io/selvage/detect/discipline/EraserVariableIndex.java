package io.selvage.detect.discipline;

import java.util.Arrays;

/** Numbers the variables of one execution from 0 in the order of their first use. */
final class EraserVariableIndex {
    private long[] keys = new long[64];
    private int[] slots = new int[128];
    private int count;

    void clear() {
        if (count > 0) {
            Arrays.fill(slots, 0);
            count = 0;
        }
    }

    int count() {
        return count;
    }

    int number(int object, int variable) {
        long key = (long) object << 32 | variable & 0xFFFF_FFFFL;
        int mask = slots.length - 1;
        int slot = slot(key, mask);
        while (slots[slot] != 0) {
            if (keys[slots[slot] - 1] == key) {
                return slots[slot] - 1;
            }
            slot = slot + 1 & mask;
        }
        return add(key, slot);
    }

    private int add(long key, int slot) {
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
            int slot = slot(keys[i], mask);
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = i + 1;
        }
    }

    private static int slot(long key, int mask) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 40 ^ mixed >>> 20) & mask;
    }
}
