package io.selvage.script.search;

import io.selvage.options.Options;

/** How many executions may still be run, and until when; the time limit makes results depend on the wall clock. */
final class ExecutionBudget {
    private final long deadline;
    private long left;

    ExecutionBudget(Options options) {
        left = options.schedules().orElse(Long.MAX_VALUE);
        deadline =
                options.time().map(time -> System.nanoTime() + time.toNanos()).orElse(Long.MAX_VALUE);
    }

    boolean isLeft() {
        return left > 0 && System.nanoTime() < deadline;
    }

    void spendOne() {
        left--;
    }
}
