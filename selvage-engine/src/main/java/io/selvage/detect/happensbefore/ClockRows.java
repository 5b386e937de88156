package io.selvage.detect.happensbefore;

import io.selvage.detect.AnalysisLimitException;
import java.util.Arrays;

/**
 * Vector clocks as rows of one flat array that is reused from execution to execution. A row has for each thread the
 * number of its latest event that happened before. Rows are numbered from 1; 0 is no row.
 */
public final class ClockRows {
    /** 128 MB of clocks. */
    private static final int MAX_CELLS = 1 << 25;
    /** What is kept for the next execution. */
    private static final int MAX_KEPT = 1 << 20;

    private int[] data = new int[256];
    private int width;
    private int rows;
    private int[] free = new int[8];
    private int freeCount;

    /** Forgets all rows; the new ones are for so many threads. */
    void reset(int threads) {
        width = threads;
        rows = 0;
        freeCount = 0;
        if (data.length > MAX_KEPT) {
            data = new int[256];
            free = new int[8];
        }
    }

    /** A row of nothing that has happened. */
    public int allocate() {
        int row = freeCount > 0 ? free[--freeCount] : ++rows;
        long end = (row + 1L) * width;
        if (end > MAX_CELLS) {
            throw new AnalysisLimitException("the vector clocks of " + width + " threads and " + rows + " objects");
        }
        if (end > data.length) {
            data = Arrays.copyOf(data, (int) Math.min(MAX_CELLS, Math.max(end, data.length * 2L)));
        }
        Arrays.fill(data, row * width, (int) end, 0);
        return row;
    }

    /** Nobody uses {@code row} any more. */
    public void free(int row) {
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, freeCount * 2);
        }
        free[freeCount++] = row;
    }

    public int get(int row, int thread) {
        return data[row * width + thread];
    }

    public void set(int row, int thread, int event) {
        data[row * width + thread] = event;
    }

    /** Makes {@code to} the same clock as {@code from}. */
    void copy(int from, int to) {
        System.arraycopy(data, from * width, data, to * width, width);
    }

    /** Lets all that happened before {@code from} have happened before {@code to} too. */
    void join(int from, int to) {
        int source = from * width;
        int target = to * width;
        for (int i = 0; i < width; i++) {
            if (data[source + i] > data[target + i]) {
                data[target + i] = data[source + i];
            }
        }
    }
}
