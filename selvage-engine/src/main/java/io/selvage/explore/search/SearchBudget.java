package io.selvage.explore.search;

import io.selvage.options.Options;

/** The limits of a search: a time, a number of executions, a request to stop. */
final class SearchBudget {
    private final long most;
    private final long deadline;
    /** Whether a search that ends early is to be resumed. */
    private final boolean isSliced;

    /** Whether time counts. */
    private volatile boolean timeCounts;

    private volatile boolean stopped;

    SearchBudget(Options options) {
        most = options.schedules().orElse(Long.MAX_VALUE);
        deadline =
                options.time().map(time -> System.nanoTime() + time.toNanos()).orElse(Long.MAX_VALUE);
        isSliced = options.resume().isPresent();
    }

    /** Ends the search after the running executions. */
    void stop() {
        stopped = true;
    }

    /** The search begins. One that is to be resumed keeps only whole batches: time does not end the first. */
    void start() {
        timeCounts = !isSliced;
    }

    /** A batch is done; true if time did not count until now. */
    boolean batchMerged() {
        boolean first = !timeCounts;
        timeCounts = true;
        return first;
    }

    /** How many executions may follow after so many. */
    long left(long executions) {
        return most - executions;
    }

    /** Whether there is time for another execution. */
    boolean hasTime() {
        return !stopped && (!timeCounts || System.nanoTime() < deadline);
    }
}
