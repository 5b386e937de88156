package io.selvage.verify.trial;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.Verdict;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.PlainText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Compares what can be seen of the component, calls, completions, results and waits, with a reference. */
public final class ReferenceTrial {
    /** Instead of a thread's name: all that wait. */
    private static final String ALL = "all";

    private ReferenceTrial() {}

    public static TrialReport run(MonitorTrial monitor, Class<?> reference, Options options, Duration time) {
        try {
            Options own = Options.DEFAULTS
                    .with(OptionList.TIME, time)
                    .with(OptionList.OUT, options.out())
                    .with(MonitorOptions.LIMIT, options.get(MonitorOptions.LIMIT));
            Result result = monitor.spec(false).compare(monitor.spec(reference, false), own);
            List<Evidence> evidence = new ArrayList<>();
            for (Finding finding : result.findings()) {
                Finding kept = monitor.keptAgainst(finding, reference);
                String replay = kept.file()
                        .map(file -> "./selvage replay " + PlainText.shellWord(file.toString()))
                        .orElse("");
                evidence.add(new Evidence(Trial.COMPARED, kept, decide(finding, reference), replay));
            }
            boolean isFault = result.verdict() == Verdict.TOOL_FAULT;
            return new TrialReport(
                    Trial.COMPARED,
                    !isFault,
                    result.exhaustive(),
                    evidence,
                    "comparison with " + reference.getName() + ": " + String.join("; ", result.notes()),
                    result.exhaustive() ? List.of() : result.notes(),
                    result.executions(),
                    result.steps(),
                    result.fault());
        } catch (BadSpec unusable) {
            return TrialReport.notDone(
                    Trial.COMPARED, List.of("the reference cannot be compared: " + unusable.getMessage()));
        }
    }

    /**
     * A new call that completes where the reference waits should have waited; one that waits where the reference
     * completes need not have. Whoever has waited was woken too early, or too late.
     */
    private static List<FailureClass> decide(Finding finding, Class<?> reference) {
        boolean onlyReference = finding.message().contains("is possible with " + reference.getName() + " and not with");
        Step last = finding.steps().get(finding.steps().size() - 1);
        boolean hasWaited = finding.steps().stream()
                .limit(finding.steps().size() - 1L)
                .anyMatch(step -> step.thread().equals(last.thread()));
        boolean waits = last.action().endsWith(" waits") || last.thread().equals(ALL);
        boolean isEarly = waits == onlyReference;
        if (last.thread().equals(ALL) || hasWaited) {
            return isEarly ? List.of(FailureClass.FF_T3, FailureClass.EF_T5) : List.of(FailureClass.EF_T5);
        }
        return List.of(isEarly ? FailureClass.FF_T3 : FailureClass.EF_T3);
    }
}
