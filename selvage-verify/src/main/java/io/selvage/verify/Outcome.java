package io.selvage.verify;

import io.selvage.model.Verdict;
import io.selvage.verify.component.Component;
import io.selvage.verify.spotbugs.SpotBugsStep;
import io.selvage.verify.trial.Trial;
import io.selvage.verify.trial.TrialReport;
import java.util.List;

/** The verdict, and why there is none where there is none. */
record Outcome(Verdict verdict, boolean isExhaustive, String fault) {
    static Outcome of(
            Component component,
            StaticSteps fixed,
            List<TrialReport> trials,
            SpotBugsStep.Answer bugs,
            boolean hasFaults,
            boolean hasUndecided) {
        boolean hasLocks = fixed.facts()
                .map(facts -> !facts.sections().isEmpty() || !facts.waits().isEmpty())
                .orElse(true);
        boolean isComplete = component.gaps().isEmpty()
                && fixed.problem().isEmpty()
                && bugs.problem().isEmpty()
                && fixed.facts().map(facts -> facts.gaps().isEmpty()).orElse(false)
                && !hasUndecided
                && trials.stream()
                        .allMatch(trial -> trial.isDone() && trial.isComplete()
                                || trial.trial() == Trial.EXPLORED
                                        && !trial.isDone()
                                        && !hasLocks
                                        && trial.fault().isEmpty());
        if (hasFaults) {
            return new Outcome(Verdict.FAILED, false, "");
        }
        String fault = trials.stream()
                .map(TrialReport::fault)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
        if (!fault.isEmpty()) {
            return new Outcome(Verdict.TOOL_FAULT, false, fault);
        }
        if (trials.stream().noneMatch(TrialReport::isDone)) {
            return new Outcome(Verdict.NOTHING_TESTED, false, reason(component, trials));
        }
        return new Outcome(isComplete ? Verdict.PASSED : Verdict.NOT_FOUND, isComplete, "");
    }

    private static String reason(Component component, List<TrialReport> trials) {
        if (component.calls().isEmpty()) {
            return "class " + component.type().getName() + " has no method that can be called; give a --call";
        }
        return component.gaps().stream()
                .findFirst()
                .or(() ->
                        trials.stream().flatMap(trial -> trial.gaps().stream()).findFirst())
                .orElse("nothing was run");
    }
}
