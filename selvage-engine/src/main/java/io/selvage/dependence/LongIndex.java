package io.selvage.dependence;

import io.selvage.model.Mixing;
import java.util.Arrays;

/** Numbers the keys it is asked for, from 0 in the order of their first appearance. */
public final class LongIndex {
    private static final int INITIAL_KEYS = 32;

    private long[] keys;
    /** By slot: its key, and the key's number plus one plus {@link #floor}; a slot at or below the floor is empty. */
    private long[] slotKeys;

    private int[] slots;
    /** Grows with each {@link #clear}, so that all slots are empty at once. */
    private int floor;

    private int size;

    public LongIndex() {
        this(INITIAL_KEYS);
    }

    /** @param capacity how many keys fit in without growth; a power of two */
    public LongIndex(int capacity) {
        keys = new long[capacity];
        slots = new int[capacity * 2];
        slotKeys = new long[capacity * 2];
    }

    /** The number of {@code key}; {@link #size} grows if it is new. */
    public int number(long key) {
        int mask = slots.length - 1;
        int slot = hash(key) & mask;
        while (slots[slot] > floor) {
            if (slotKeys[slot] == key) {
                return slots[slot] - floor - 1;
            }
            slot = slot + 1 & mask;
        }
        return add(key, slot);
    }

    /** The number of {@code key}, or -1. */
    public int find(long key) {
        int mask = slots.length - 1;
        for (int slot = hash(key) & mask; slots[slot] > floor; slot = slot + 1 & mask) {
            if (slotKeys[slot] == key) {
                return slots[slot] - floor - 1;
            }
        }
        return -1;
    }

    private int add(long key, int slot) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
        }
        keys[size++] = key;
        if (size * 2 > slots.length) {
            grow();
        } else {
            slotKeys[slot] = key;
            slots[slot] = floor + size;
        }
        return size - 1;
    }

    private void grow() {
        slots = new int[slots.length * 2];
        slotKeys = new long[slots.length];
        floor = 0;
        int mask = slots.length - 1;
        for (int i = 0; i < size; i++) {
            int slot = hash(keys[i]) & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slotKeys[slot] = keys[i];
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
        floor += size;
        size = 0;
        if (floor > Integer.MAX_VALUE / 2) {
            Arrays.fill(slots, 0);
            floor = 0;
        }
    }

    /** Many keys are pairs of small numbers, one in each half: both have to decide the lower bits of the product. */
    private static int hash(long key) {
        return (int) ((key ^ key >>> 32) * Mixing.GOLDEN_RATIO >>> 32);
    }
}
