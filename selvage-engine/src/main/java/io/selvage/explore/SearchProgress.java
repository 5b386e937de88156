package io.selvage.explore;

/**
 * The state of a running search.
 *
 * @param executions complete ones so far
 * @param seconds since the beginning
 * @param weaving how many of them went into the weaving of classes
 * @param done how much of the search is done, from 0 to 1, an estimate; NaN if unknown
 * @param findings so far
 */
public record SearchProgress(long executions, double seconds, double weaving, double done, int findings) {
    /** Receives the state of a search now and then, on the thread that waits for the result. */
    @FunctionalInterface
    public interface Watcher {
        Watcher NONE = progress -> {};

        void progress(SearchProgress progress);
    }
}
