package io.selvage.sync;

import java.util.Arrays;

/**
 * How often in a row the time limits of a thread ran out, by the places where it waits. That depends on nothing but
 * what the thread itself has done.
 */
public final class VainWaits {
    /** After so many in a row the limits at a place are taken to be long enough. */
    private static final int MANY = 5;

    private int[] sites = new int[4];
    private int[] counts = new int[4];
    /** Whether the wait that began last has not run out. */
    private boolean[] open = new boolean[4];

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
            sites = Arrays.copyOf(sites, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
            open = Arrays.copyOf(open, size * 2);
        }
        sites[size] = site;
        return size++;
    }
}
