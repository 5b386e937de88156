package io.selvage.explore.reproduce;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.model.Ending;
import java.util.List;
import java.util.Optional;

/** The first execution of a search: run again, by whichever explorer, it must be the same. */
public record FirstExecution(int[] picks, List<String> picked, int steps, String output, List<String> points) {
    /**
     * Another run of the same schedule.
     *
     * @param difference where it did not choose between the same, if so
     */
    public record Again(Optional<Ending.Diverged> difference, int steps, String output) {}

    /** Whether a run has gone the same way. Steps without a choice are not compared one by one; their number tells. */
    public boolean isLike(Again again) {
        return again.difference().isEmpty() && again.steps() == steps;
    }

    /** Other choices are a reason for distrust, another output is worth a note; what else differs has not mattered. */
    public void judge(Again again, SearchStatistics tally) {
        again.difference().ifPresent(tally::diverged);
        if (again.difference().isEmpty() && !again.output().equals(output)) {
            tally.note("the program printed something else when the same schedule was run again: it depends on"
                    + " something outside of control");
        }
    }

    /** Has an explorer with classes of its own do the same; they may set themselves up at first use, as the first ones did. */
    public void compareWith(Replayer replayer, SearchStatistics tally) {
        Again again = replayer.rerun(this);
        judge(isLike(again) ? again : replayer.rerun(this), tally);
    }
}
