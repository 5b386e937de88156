package io.selvage.explore.search;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.options.Options;
import io.selvage.strategy.shared.ExpectedBudget;
import java.time.Duration;

/**
 * A budget of time as a number of executions: as many as have so many steps as a usual machine takes in that time. How
 * fast this machine is must not decide what is run next.
 */
final class BudgetInExecutions implements ExpectedBudget {
    /** About what dpor does of a program with a few threads; a machine may well do a third or five times of it. */
    private static final double STEPS_PER_SECOND = 300_000;

    private final double most;
    private final double steps;
    private final SearchStatistics statistics;

    BudgetInExecutions(Options options, SearchStatistics statistics) {
        most = options.schedules().isPresent() ? options.schedules().getAsLong() : Double.POSITIVE_INFINITY;
        steps = options.time()
                .map(Duration::toMillis)
                .map(millis -> millis / 1e3 * STEPS_PER_SECOND)
                .orElse(Double.POSITIVE_INFINITY);
        this.statistics = statistics;
    }

    @Override
    public double executions() {
        return Math.min(most, steps / Math.max(1, statistics.averageSteps()));
    }
}
