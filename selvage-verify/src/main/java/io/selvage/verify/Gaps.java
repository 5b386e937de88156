package io.selvage.verify;

import io.selvage.verify.component.Component;
import io.selvage.verify.component.LegalUse;
import io.selvage.verify.spotbugs.SpotBugsStep;
import io.selvage.verify.trial.Trial;
import io.selvage.verify.trial.TrialReport;
import java.util.ArrayList;
import java.util.List;

/** What was not exercised, and what was assumed. */
final class Gaps {
    private Gaps() {}

    static List<String> of(
            Component component,
            StaticSteps fixed,
            LegalUse legal,
            List<TrialReport> trials,
            SpotBugsStep.Answer bugs) {
        List<String> gaps = new ArrayList<>(component.gaps());
        if (component.isInvented()) {
            gaps.add("the calls and their arguments were invented: " + String.join(", ", component.callTexts())
                    + "; equals, hashCode, toString and static methods are not called");
        }
        component
                .constructor()
                .filter(made -> !made.args().isEmpty())
                .ifPresent(made -> gaps.add("it is made with (" + made.text() + ")"));
        legal.rules().forEach(rule -> gaps.add("assumed legal use: " + rule + ", " + rule.why()));
        if (!fixed.problem().isEmpty()) {
            gaps.add("steps 2 to 8 could not be done: " + fixed.problem());
        }
        fixed.facts().ifPresent(facts -> gaps.addAll(facts.gaps()));
        if (!bugs.problem().isEmpty()) {
            gaps.add("step 1 could not be done: SpotBugs cannot read it (" + bugs.problem() + ")");
        }
        gaps.add("static analysis does not look into lambdas and nested classes; what runs is seen there too");
        for (TrialReport trial : trials) {
            trial.gaps().forEach(gap -> gaps.add(trial.trial() + ": " + gap));
            if (trial.isDone() && !trial.isComplete()) {
                gaps.add(trial.trial() + ": the search did not come to its end");
            }
        }
        boolean hasIntent = trials.stream()
                .anyMatch(trial ->
                        trial.isDone() && (trial.trial() == Trial.SCRIPTED || trial.trial() == Trial.COMPARED));
        if (!hasIntent) {
            gaps.add("no script, reference or property says when calls have to complete");
        }
        return gaps.stream().distinct().toList();
    }
}
