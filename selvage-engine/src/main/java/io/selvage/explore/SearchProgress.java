package io.selvage.explore;

/**
 * Where a search stands while it goes on.
 *
 * @param executions complete ones so far
 * @param seconds since the beginning
 * @param done how much of the search is done, from 0 to 1, an estimate; NaN if nobody can say
 * @param findings so far
 */
public record SearchProgress(long executions, double seconds, double done, int findings) {
    /** Is told now and then where a search stands; by the thread that waits for the result. */
    @FunctionalInterface
    public interface Watcher {
        Watcher NONE = progress -> {};

        void progress(SearchProgress progress);
    }
}
