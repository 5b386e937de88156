package io.selvage.dependence;

import io.selvage.model.Mixing;
import java.util.Arrays;

/** Numbers the keys it is asked for, from 0 in the order of their first appearance. */
public final class LongIndex {
    private long[] keys = new long[32];
    private int[] slots = new int[64];
    private int size;

    /** The number of {@code key}; {@link #size} grows if it is new. */
    public int number(long key) {
        int mask = slots.length - 1;
        int slot = hash(key) & mask;
        while (slots[slot] != 0) {
            int number = slots[slot] - 1;
            if (keys[number] == key) {
                return number;
            }
            slot = slot + 1 & mask;
        }
        return add(key, slot);
    }

    /** The number of {@code key}, or -1. */
    public int find(long key) {
        int mask = slots.length - 1;
        for (int slot = hash(key) & mask; slots[slot] != 0; slot = slot + 1 & mask) {
            if (keys[slots[slot] - 1] == key) {
                return slots[slot] - 1;
            }
        }
        return -1;
    }

    private int add(long key, int slot) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
        }
        keys[size] = key;
        slots[slot] = ++size;
        if (size * 2 > slots.length) {
            grow();
        }
        return size - 1;
    }

    private void grow() {
        slots = new int[slots.length * 2];
        int mask = slots.length - 1;
        for (int i = 0; i < size; i++) {
            int slot = hash(keys[i]) & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = i + 1;
        }
    }

    /** The key with this number. */
    public long key(int number) {
        return keys[number];
    }

    public int size() {
        return size;
    }

    public void clear() {
        if (size > 0) {
            Arrays.fill(slots, 0);
            size = 0;
        }
    }

    private static int hash(long key) {
        long mixed = key * Mixing.GOLDEN_RATIO;
        return (int) (mixed >>> 40) ^ (int) (mixed >>> 20);
    }
}
