package io.selvage.scheduler;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * Gives the n-th child of a thread the same number in every execution of a search, on every explorer: explorers that
 * share a search share this.
 */
public final class ThreadNumbering {
    /**
     * By parent and index the child's number plus 1; 0 for none yet. Read without a lock: a stale 0 is looked up again.
     */
    private int[][] children = new int[8][];

    private int count;

    /** Threads that are there from the beginning are numbered in their order. */
    int ofInitial(int ordinal) {
        if (ordinal >= count) {
            countFirst(ordinal);
        }
        return ordinal;
    }

    private synchronized void countFirst(int ordinal) {
        count = Math.max(count, ordinal + 1);
    }

    int ofChild(int parent, int index) {
        int[][] known = children;
        int[] row = parent < known.length ? known[parent] : null;
        int number = row != null && index < row.length ? row[index] : 0;
        return number == 0 ? newChild(parent, index) : number - 1;
    }

    private synchronized int newChild(int parent, int index) {
        if (parent >= children.length) {
            children = Arrays.copyOf(children, Math.max(parent + 1, children.length * 2));
        }
        int[] row = children[parent];
        if (row == null || index >= row.length) {
            row = row == null
                    ? new int[Math.max(4, index + 1)]
                    : Arrays.copyOf(row, Math.max(index + 1, row.length * 2));
            children[parent] = row;
        }
        if (row[index] == 0) {
            row[index] = ++count;
        }
        return row[index] - 1;
    }

    /** Writes the numbers given so far. */
    public synchronized void save(DataOutput out) throws IOException {
        out.writeInt(count);
        out.writeInt(children.length);
        for (int[] row : children) {
            out.writeInt(row == null ? 0 : row.length);
            for (int i = 0; row != null && i < row.length; i++) {
                out.writeInt(row[i]);
            }
        }
    }

    /** Reads back what {@link #save} wrote; replaces all numbers given since. */
    public synchronized void restore(DataInput in) throws IOException {
        count = in.readInt();
        int[][] rows = new int[in.readInt()][];
        for (int parent = 0; parent < rows.length; parent++) {
            int length = in.readInt();
            rows[parent] = length == 0 ? null : new int[length];
            for (int i = 0; i < length; i++) {
                rows[parent][i] = in.readInt();
            }
        }
        children = rows;
    }
}
