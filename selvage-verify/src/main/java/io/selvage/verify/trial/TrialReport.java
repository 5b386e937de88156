package io.selvage.verify.trial;

import io.selvage.model.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of one way to run a component.
 *
 * @param isDone whether it was run at all
 * @param isComplete whether it came to its end within its bounds
 * @param bounds what it covered, in a sentence
 * @param gaps what it left out
 * @param fault what went wrong with the tool; else the empty string
 */
public record TrialReport(
        Trial trial,
        boolean isDone,
        boolean isComplete,
        List<Evidence> evidence,
        String bounds,
        List<String> gaps,
        long executions,
        long steps,
        String fault) {
    public TrialReport {
        evidence = List.copyOf(evidence);
        gaps = List.copyOf(gaps);
    }

    /** The same, and what a further run has added. */
    TrialReport with(List<Evidence> more, String furtherBounds, Result further) {
        List<Evidence> all = new ArrayList<>(evidence);
        all.addAll(more);
        return new TrialReport(
                trial,
                isDone,
                isComplete,
                all,
                bounds + "; " + furtherBounds,
                gaps,
                executions + further.executions(),
                steps + further.steps(),
                fault);
    }

    /** Of one that was not run. */
    public static TrialReport notDone(Trial trial, List<String> gaps) {
        return new TrialReport(trial, false, false, List.of(), "", gaps, 0, 0, "");
    }
}
