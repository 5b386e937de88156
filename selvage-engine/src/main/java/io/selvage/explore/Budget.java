package io.selvage.explore;

import io.selvage.options.Options;

/** How long a search may go on: until a time, for a number of executions, until somebody says stop. */
final class Budget {
    private final long most;
    private final long deadline;
    private volatile boolean stopped;

    Budget(Options options) {
        most = options.schedules().orElse(Long.MAX_VALUE);
        deadline =
                options.time().map(time -> System.nanoTime() + time.toNanos()).orElse(Long.MAX_VALUE);
    }

    /** Ends the search after the executions under way. */
    void stop() {
        stopped = true;
    }

    /** How many executions may follow after so many. */
    long left(long executions) {
        return most - executions;
    }

    /** Whether there is time for another execution. */
    boolean hasTime() {
        return !stopped && System.nanoTime() < deadline;
    }
}
