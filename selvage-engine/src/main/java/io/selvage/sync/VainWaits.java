package io.selvage.sync;

import java.util.Arrays;

/**
 * How often in a row the time limits of a thread ran out, by the places where it waits. That depends on nothing but
 * what the thread itself has done.
 */
public final class VainWaits {
    /** After so many in a row the limits at a place are taken to be long enough. */
    private static final int MANY = 5;

    private static final int[] NONE = {};
    private static final boolean[] NONE_OPEN = {};

    private int[] sites = NONE;
    private int[] counts = NONE;
    /** Whether the wait that began last has not run out. */
    private boolean[] open = NONE_OPEN;

    private int size;
    /** The position of the place where the thread waited last; -1 before. */
    private int last = -1;

    /** A wait with a time limit begins at {@code site}. */
    public void begin(int site) {
        last = find(site);
        if (last < 0) {
            last = add(site);
        } else if (open[last]) {
            counts[last] = 0;
        }
        open[last] = true;
    }

    /** The limit of the wait at {@code site} has run out. */
    public void runOut(int site) {
        int at = find(site);
        if (at >= 0 && open[at]) {
            open[at] = false;
            counts[at]++;
        }
    }

    /** Whether the thread, where it waited last, had waited in vain many times in a row. */
    public boolean areMany() {
        return last >= 0 && counts[last] >= MANY;
    }

    private int find(int site) {
        for (int i = 0; i < size; i++) {
            if (sites[i] == site) {
                return i;
            }
        }
        return -1;
    }

    private int add(int site) {
        if (size == sites.length) {
            int room = Math.max(4, size * 2);
            sites = Arrays.copyOf(sites, room);
            counts = Arrays.copyOf(counts, room);
            open = Arrays.copyOf(open, room);
        }
        sites[size] = site;
        return size++;
    }
}
