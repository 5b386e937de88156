package io.selvage.scheduler;

import java.util.Arrays;

/** Gives the n-th child of a thread the same number in every execution of a search. */
final class StrandNumbers {
    private int[][] children = new int[8][];
    private int count;

    /** Threads that are there from the beginning are numbered in their order. */
    int first(int ordinal) {
        count = Math.max(count, ordinal + 1);
        return ordinal;
    }

    int child(int parent, int index) {
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
}
