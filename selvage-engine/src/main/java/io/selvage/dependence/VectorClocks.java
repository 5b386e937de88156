package io.selvage.dependence;

import java.util.Arrays;

/**
 * A table of vector clocks, one row for each step of an execution, in one flat array that is reused. Column {@code t}
 * of a row says how many steps of thread {@code t} happened before, the row's own step included.
 */
public final class VectorClocks {
    private int[] cells = new int[256];
    private int width = 1;

    /** Forgets all rows; from now on they have {@code threads} columns. */
    public void reset(int threads) {
        width = Math.max(threads, 1);
    }

    /** Makes {@code row} a clock at which nothing has happened. */
    public void clear(int row) {
        reserve(row);
        Arrays.fill(cells, row * width, (row + 1) * width, 0);
    }

    public void copy(int row, int from) {
        reserve(row);
        System.arraycopy(cells, from * width, cells, row * width, width);
    }

    /** Lets everything that happened before {@code other} have happened before {@code row} too. */
    public void join(int row, int other) {
        int to = row * width;
        int from = other * width;
        for (int i = 0; i < width; i++) {
            if (cells[from + i] > cells[to + i]) {
                cells[to + i] = cells[from + i];
            }
        }
    }

    public void set(int row, int thread, int count) {
        cells[row * width + thread] = count;
    }

    /** Whether the step number {@code count} of {@code thread} is {@code row}'s own or happened before it. */
    public boolean covers(int row, int thread, int count) {
        return cells[row * width + thread] >= count;
    }

    /** How many steps of {@code thread} happened before {@code row}, its own included. */
    public int get(int row, int thread) {
        return cells[row * width + thread];
    }

    private void reserve(int row) {
        int needed = (row + 1) * width;
        if (needed > cells.length) {
            cells = Arrays.copyOf(cells, Math.max(needed, cells.length * 2));
        }
    }
}
