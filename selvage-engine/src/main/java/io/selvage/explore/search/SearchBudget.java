package io.selvage.explore.search;

import io.selvage.hooks.Weaving;
import io.selvage.options.Options;
import io.selvage.options.TimeLimit;

/** The limits of a search: a time, that for weaving apart, a number of executions, a request to stop. */
final class SearchBudget {
    private final long most;
    private final TimeLimit time;
    /** Whether a search that ends early is to be resumed. */
    private final boolean isSliced;

    /** Whether time counts. */
    private volatile boolean timeCounts;

    private volatile boolean stopped;

    SearchBudget(Options options) {
        most = options.schedules().orElse(Long.MAX_VALUE);
        time = new TimeLimit(options, Weaving::nanos);
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

    /** Whether executions that still run are to be left: some time was given to them to come to their end. */
    boolean isOver() {
        return timeCounts && time.isOver();
    }

    /** Whether an explorer that still runs is to be abandoned: it had some time to leave by itself. */
    boolean isLongOver() {
        return timeCounts && time.isLongOver();
    }

    /** How many executions may follow after so many. */
    long left(long executions) {
        return most - executions;
    }

    /** Whether there is time for another execution. */
    boolean hasTime() {
        return !stopped && (!timeCounts || !time.isReached());
    }
}
