package io.selvage.detect.happensbefore;

import io.selvage.dependence.VectorClocks;
import io.selvage.detect.AnalysisLimitException;
import java.util.Arrays;

/**
 * Allocates rows of a table of vector clocks, within bounds. A row has for each thread the number of its latest event
 * that
 * happened before. Rows are numbered from 1; 0 is no row.
 */
public final class ClockRows {
    /** 128 MB of clocks. */
    private static final int MAX_CELLS = 1 << 25;
    /** What is kept for the next execution. */
    private static final int MAX_KEPT = 1 << 20;

    private VectorClocks clocks = new VectorClocks();
    private int width;
    private int rows;
    private int[] free = new int[8];
    private int freeCount;

    /** Forgets all rows; the new ones are for so many threads. */
    void reset(int threads) {
        if ((long) rows * width > MAX_KEPT) {
            clocks = new VectorClocks();
            free = new int[8];
        }
        width = threads;
        rows = 0;
        freeCount = 0;
        clocks.reset(threads);
    }

    /** A row of nothing that has happened. */
    public int allocate() {
        int row = freeCount > 0 ? free[--freeCount] : ++rows;
        if ((row + 1L) * width > MAX_CELLS) {
            throw new AnalysisLimitException("the vector clocks of " + width + " threads and " + rows + " objects");
        }
        clocks.clear(row);
        return row;
    }

    /** {@code row} is not used any more. */
    public void free(int row) {
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, freeCount * 2);
        }
        free[freeCount++] = row;
    }

    public int get(int row, int thread) {
        return clocks.get(row, thread);
    }

    public void set(int row, int thread, int event) {
        clocks.set(row, thread, event);
    }

    /** Makes {@code to} the same clock as {@code from}. */
    void copy(int from, int to) {
        clocks.copy(to, from);
    }

    /** Lets all that happened before {@code from} have happened before {@code to} too. */
    void join(int from, int to) {
        clocks.join(to, from);
    }
}
