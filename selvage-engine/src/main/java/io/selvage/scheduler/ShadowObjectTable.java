package io.selvage.scheduler;

import java.util.Arrays;

/** The objects that one execution has come across, by identity. Cells are reused from one execution to the next. */
public final class ShadowObjectTable {
    private ShadowObject[] buckets = new ShadowObject[64];
    private ShadowObject[] cells = new ShadowObject[32];
    private int used;

    /** The cell of {@code key}, made on the spot if need be, without a number. */
    public ShadowObject of(Object key) {
        int hash = System.identityHashCode(key);
        for (ShadowObject cell = buckets[hash & buckets.length - 1]; cell != null; cell = cell.next) {
            if (cell.key == key) {
                return cell;
            }
        }
        return add(key, hash);
    }

    /** The cell of {@code key}, or null if nobody has met it. */
    public ShadowObject find(Object key) {
        int hash = System.identityHashCode(key);
        for (ShadowObject cell = buckets[hash & buckets.length - 1]; cell != null; cell = cell.next) {
            if (cell.key == key) {
                return cell;
            }
        }
        return null;
    }

    private ShadowObject add(Object key, int hash) {
        if (used >= buckets.length) {
            grow();
        }
        ShadowObject cell = take();
        cell.key = key;
        cell.hash = hash;
        int bucket = hash & buckets.length - 1;
        cell.next = buckets[bucket];
        buckets[bucket] = cell;
        return cell;
    }

    private ShadowObject take() {
        if (used == cells.length) {
            cells = Arrays.copyOf(cells, used * 2);
        }
        ShadowObject cell = cells[used];
        if (cell == null) {
            cell = cells[used] = new ShadowObject();
        }
        used++;
        return cell;
    }

    private void grow() {
        buckets = new ShadowObject[buckets.length * 2];
        for (int i = 0; i < used; i++) {
            ShadowObject cell = cells[i];
            int bucket = cell.hash & buckets.length - 1;
            cell.next = buckets[bucket];
            buckets[bucket] = cell;
        }
    }

    /** All of them, by age. */
    public ShadowObject[] cells() {
        return Arrays.copyOf(cells, used);
    }

    /** Forgets everything. Large tables shrink again, so that one big execution does not slow down those that follow. */
    void clear() {
        if (buckets.length > 4096) {
            buckets = new ShadowObject[64];
            cells = new ShadowObject[32];
        } else {
            for (int i = 0; i < used; i++) {
                ShadowObject cell = cells[i];
                buckets[cell.hash & buckets.length - 1] = null;
                cell.clear();
            }
        }
        used = 0;
    }
}
