package io.selvage.script.search;

import io.selvage.options.Options;
import io.selvage.options.TimeLimit;

/** How many executions may still be run, and until when; the time limit makes results depend on the wall clock. */
final class ExecutionBudget {
    private final TimeLimit time;
    private long left;

    ExecutionBudget(Options options) {
        left = options.schedules().orElse(Long.MAX_VALUE);
        time = new TimeLimit(options);
    }

    boolean isLeft() {
        return left > 0 && !time.isReached();
    }

    void spendOne() {
        left--;
    }
}
