package io.selvage.verify.trial;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Compares what can be seen of the component, calls, completions, results and waits, with a reference. */
public final class ReferenceTrial {
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
                evidence.add(new Evidence(Trial.COMPARED, finding, List.of(decide(finding, reference)), ""));
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

    /** Who completes where the reference does not should have waited; who waits there need not have. */
    private static FailureClass decide(Finding finding, Class<?> reference) {
        boolean onlyReference = finding.message().contains("is possible with " + reference.getName() + " and not with");
        boolean waits = finding.message().contains("waits");
        return waits == onlyReference ? FailureClass.FF_T3 : FailureClass.EF_T3;
    }
}
