package io.selvage.script.search;

import io.selvage.options.Options;

/** How much may still be run. */
final class ExecutionBudget {
    private final long deadline;
    private long left;

    ExecutionBudget(Options options) {
        left = options.schedules().orElse(Long.MAX_VALUE);
        deadline =
                options.time().map(time -> System.nanoTime() + time.toNanos()).orElse(Long.MAX_VALUE);
    }

    boolean allows() {
        return left > 0 && System.nanoTime() < deadline;
    }

    void used() {
        left--;
    }
}
