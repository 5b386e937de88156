package io.selvage.scheduler;

import java.util.Arrays;

/** The objects that one execution has come across, by identity. Cells are reused from one execution to the next. */
final class ObjectTable {
    private Cell[] buckets = new Cell[64];
    private Cell[] cells = new Cell[32];
    private int used;

    /** The cell of {@code key}, made on the spot if need be, without a number. */
    Cell of(Object key) {
        int hash = System.identityHashCode(key);
        for (Cell cell = buckets[hash & buckets.length - 1]; cell != null; cell = cell.next) {
            if (cell.key == key) {
                return cell;
            }
        }
        return add(key, hash);
    }

    /** The cell of {@code key}, or null if nobody has met it. */
    Cell find(Object key) {
        int hash = System.identityHashCode(key);
        for (Cell cell = buckets[hash & buckets.length - 1]; cell != null; cell = cell.next) {
            if (cell.key == key) {
                return cell;
            }
        }
        return null;
    }

    private Cell add(Object key, int hash) {
        if (used >= buckets.length) {
            grow();
        }
        Cell cell = take();
        cell.key = key;
        cell.hash = hash;
        int bucket = hash & buckets.length - 1;
        cell.next = buckets[bucket];
        buckets[bucket] = cell;
        return cell;
    }

    private Cell take() {
        if (used == cells.length) {
            cells = Arrays.copyOf(cells, used * 2);
        }
        Cell cell = cells[used];
        if (cell == null) {
            cell = cells[used] = new Cell();
        }
        used++;
        return cell;
    }

    private void grow() {
        buckets = new Cell[buckets.length * 2];
        for (int i = 0; i < used; i++) {
            Cell cell = cells[i];
            int bucket = cell.hash & buckets.length - 1;
            cell.next = buckets[bucket];
            buckets[bucket] = cell;
        }
    }

    /** All of them, by age. */
    Cell[] cells() {
        return Arrays.copyOf(cells, used);
    }

    /** Forgets everything. Large tables shrink again, so that one big execution does not slow down those that follow. */
    void clear() {
        if (buckets.length > 4096) {
            buckets = new Cell[64];
            cells = new Cell[32];
        } else {
            for (int i = 0; i < used; i++) {
                Cell cell = cells[i];
                buckets[cell.hash & buckets.length - 1] = null;
                cell.clear();
            }
        }
        used = 0;
    }
}
