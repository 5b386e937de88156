package io.selvage.explore.reproduce;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.model.Ending;
import java.util.List;
import java.util.Optional;

/**
 * The first execution of a search: run again, by whichever explorer, it must be the same.
 *
 * @param recorded what was chosen, in words
 * @param points the variables whose accesses were extra scheduling points
 */
public record FirstExecution(int[] choices, List<String> recorded, int steps, String output, List<String> points) {
    /**
     * Another run of the same schedule.
     *
     * @param difference where it did not choose between the same, if so
     */
    public record Rerun(Optional<Ending.Diverged> difference, int steps, String output) {}

    /** Whether a run has done the same. Steps without a choice are not compared one by one, only their number. */
    public boolean matches(Rerun rerun) {
        return rerun.difference().isEmpty() && rerun.steps() == steps;
    }

    /** Other choices are a reason for distrust, and so is another output; what else differs has not mattered. */
    public void report(Rerun rerun, SearchStatistics statistics) {
        rerun.difference().ifPresent(statistics::diverged);
        if (rerun.difference().isEmpty() && !rerun.output().equals(output)) {
            statistics.denyExhaustive("the program printed something else when the same schedule was run again: it"
                    + " depends on something outside of control, so the search is not called exhaustive");
        }
    }
}
