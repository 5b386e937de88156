package io.selvage.detect.race;

import io.selvage.detect.AnalysisLimitException;
import java.util.Arrays;

/**
 * What is remembered of each variable and of each thing that orders threads: a few numbers by (object, variable), found
 * by open addressing. Everything is forgotten at once when an execution begins; in steady state nothing is allocated.
 */
final class ShadowTable {
    /** Variables have numbers from 0; what orders threads by way of the object has these. */
    static final int LOCK = -1;

    static final int CALL = -2;
    static final int PERMIT = -3;
    static final int LIFE = -4;
    static final int INTERRUPT = -5;

    /** Places of an entry's numbers. All are 0 at first; events are numbered from 1. */
    static final int WRITE = 0;
    /** The last read, or minus the row of the last reads of all threads. */
    static final int READ = 1;

    static final int ORDERED_WRITE = 2;
    static final int ORDERED_READ = 3;
    /** The row of what was known to those who released, and the last of them, or {@link #SEVERAL}. */
    static final int CLOCK = 4;

    static final int RELEASE = 5;
    static final int SEVERAL = -1;
    private static final int WIDTH = 6;

    /** Variables of one execution. */
    private static final int MOST = 1 << 22;

    private static final int FIRST = 256;
    /** A larger table is not kept for the next execution. */
    private static final int MODEST = 1 << 16;

    private long[] keys = new long[FIRST];
    /** The execution that a slot was filled in; that of another one is empty. */
    private int[] stamps = new int[FIRST];

    private int[] entries = new int[FIRST];
    private int[] data = new int[WIDTH * FIRST / 2];
    private int count;
    private int stamp;

    void reset() {
        count = 0;
        if (keys.length > MODEST || ++stamp == Integer.MAX_VALUE) {
            allocate(FIRST);
            data = new int[WIDTH * FIRST / 2];
            stamp = 1;
        }
    }

    private void allocate(int slots) {
        keys = new long[slots];
        stamps = new int[slots];
        entries = new int[slots];
    }

    /** The entry of a variable, made if there is none. */
    int of(int object, int variable) {
        long key = key(object, variable);
        int slot = slot(key);
        if (stamps[slot] == stamp) {
            return entries[slot];
        }
        if (count * 2 >= keys.length) {
            grow();
            slot = slot(key);
        }
        return add(slot, key);
    }

    /** The entry of a variable, or -1. */
    int find(int object, int variable) {
        int slot = slot(key(object, variable));
        return stamps[slot] == stamp ? entries[slot] : -1;
    }

    private static long key(int object, int variable) {
        return (long) object << 32 | variable & 0xFFFFFFFFL;
    }

    /** Where {@code key} is, or belongs. */
    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask;
        while (stamps[slot] == stamp && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private int add(int slot, long key) {
        int entry = count++ * WIDTH;
        if (entry == data.length) {
            data = Arrays.copyOf(data, entry * 2);
        }
        Arrays.fill(data, entry, entry + WIDTH, 0);
        keys[slot] = key;
        stamps[slot] = stamp;
        entries[slot] = entry;
        return entry;
    }

    private void grow() {
        if (count >= MOST) {
            throw new AnalysisLimitException("more than " + MOST + " variables");
        }
        long[] oldKeys = keys;
        int[] oldStamps = stamps;
        int[] oldEntries = entries;
        allocate(oldKeys.length * 2);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldStamps[i] == stamp) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                stamps[slot] = stamp;
                entries[slot] = oldEntries[i];
            }
        }
    }

    int get(int entry, int place) {
        return data[entry + place];
    }

    void set(int entry, int place, int number) {
        data[entry + place] = number;
    }
}
