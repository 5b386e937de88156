package io.selvage.verify.report;

import io.selvage.model.FailureClass;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.verify.judge.Fault;
import io.selvage.verify.judge.Judged;
import io.selvage.verify.suspicion.Status;
import io.selvage.verify.trial.TrialReport;
import java.util.List;
import java.util.Map;

/**
 * What a verification has found out.
 *
 * @param faults in the order of the result's findings
 * @param classes one entry for each failure class
 * @param coverage which transitions of the Petri net were exercised: name and whether
 * @param gaps what was not exercised, and what was assumed
 */
public record VerifyResult(
        Result result,
        List<StepReport> steps,
        Map<FailureClass, ClassStatus> classes,
        List<Fault> faults,
        List<Judged> judged,
        List<TrialReport> trials,
        List<GuardRow> guards,
        List<LockRow> locks,
        List<String> calls,
        Map<String, Boolean> coverage,
        List<String> gaps) {
    public Verdict verdict() {
        return result.verdict();
    }

    public List<Judged> undecided() {
        return judged.stream()
                .filter(one -> one.judgement().status() == Status.UNDECIDED)
                .toList();
    }

    public List<Judged> refuted() {
        return judged.stream()
                .filter(one -> one.judgement().status() == Status.REFUTED)
                .toList();
    }
}
