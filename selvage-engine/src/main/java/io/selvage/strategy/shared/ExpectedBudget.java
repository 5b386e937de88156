package io.selvage.strategy.shared;

/** How large a search may become. */
@FunctionalInterface
public interface ExpectedBudget {
    /**
     * How many executions the budget allows in all, those that have been run included, as far as these let it be told.
     * The answer depends on nothing but what has been run: not on how long that took, and not on how many explorers
     * took part.
     */
    double executions();
}
