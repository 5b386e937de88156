package io.selvage.strategy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/**
 * A search whose executions are handed out in batches. Those of one batch are independent of one another: they may run
 * in any order, or at the same time.
 *
 * <p>The calls are {@link #next} and {@link #merge} by turns, from one thread at a time. What a search does depends
 * only on the sizes it is asked for, never on the threads that run the executions or on when they end. It is over when
 * {@code next} is empty; it may be abandoned after any {@code merge}.
 */
public interface Batches {
    /**
     * The next executions, at least one and at most {@code most}; empty if the search is over. Each element is for
     * exactly one execution: its {@link Strategy#begin} is true. Until it is merged it changes nothing that another
     * element or this search can see, and reads only what does not change before {@link #merge}. One that is a
     * {@linkplain Strategy#isReexecution reexecution} says so, at the latest when it has ended, and counts for nothing.
     */
    List<? extends Strategy> next(int most);

    /**
     * The first {@code count} executions of the last batch have ended, more than at the last call. Their results may be
     * merged at once: other executions of the batch, which may be running, are not affected. Nothing but the time of
     * {@link #merge} depends on this.
     */
    default void ended(int count) {
        // There may be nothing to be gained.
    }

    /** All executions of the last batch have ended. Merges their results, in the order of the batch. */
    void merge();

    /** False for a search of which only one execution can run at a time; it can be neither saved nor estimated. */
    default boolean isParallel() {
        return true;
    }

    /** Writes the state of the search; to be called only between batches. */
    void save(DataOutput out) throws IOException;

    /** Restores a saved state; only for a search with the same settings that has not begun. */
    void restore(DataInput in) throws IOException;

    /**
     * How much of the search is done, from 0 to 1; an estimate unless it is 0 or 1. NaN for a search without an end.
     */
    double done();

    /**
     * What a reader of the result should know of how the search went so far. To be asked after every {@link #next} and
     * kept: a search that was restored does not repeat what it said before.
     */
    default List<String> remarks() {
        return List.of();
    }

    /** The name of the search that the last batch is of, if several take part; else the empty string. */
    default String phase() {
        return "";
    }

    /**
     * The number of the cell that the execution at {@code index} of the last batch belongs to, see {@code
     * explore.statistics.Parts}: cells are numbered in the order in which the whole search comes to them, and each is
     * done by one part of it.
     */
    default long cell(int index) {
        return 0;
    }

    /**
     * What part of the search has been explored in full so far, in words; the empty string if there is nothing to say.
     */
    default String scope() {
        return "";
    }
}
