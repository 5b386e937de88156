package io.selvage.verify;

import io.selvage.model.FailureClass;
import io.selvage.model.FindingKind;
import io.selvage.options.FrontEndOptions;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.verify.facts.LockEdge;
import io.selvage.verify.inspect.Guards;
import io.selvage.verify.inspect.LockReferenceInspection;
import io.selvage.verify.judge.Fault;
import io.selvage.verify.judge.Judge;
import io.selvage.verify.judge.Judged;
import io.selvage.verify.report.ClassStatus;
import io.selvage.verify.report.GuardRow;
import io.selvage.verify.report.LockRow;
import io.selvage.verify.report.StepReport;
import io.selvage.verify.spotbugs.SpotBugsStep;
import io.selvage.verify.suspicion.Status;
import io.selvage.verify.trial.Trial;
import io.selvage.verify.trial.TrialReport;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The tables of a report: steps, failure classes, guards, lock graph. */
final class Tables {
    private static final int LOCK_ORDER_AS_IT_RAN = 5;
    private static final int DYNAMIC = 9;
    /** Whether a call should have waited only its specification can say. */
    private static final Set<FailureClass> OF_INTENT =
            EnumSet.of(FailureClass.FF_T3, FailureClass.EF_T3, FailureClass.EF_T5);

    private final StaticSteps fixed;
    private final Judge judge;
    private final List<TrialReport> trials;
    private final SpotBugsStep.Answer bugs;

    Tables(StaticSteps fixed, Judge judge, List<TrialReport> trials, SpotBugsStep.Answer bugs) {
        this.fixed = fixed;
        this.judge = judge;
        this.trials = trials;
        this.bugs = bugs;
    }

    List<StepReport> steps() {
        List<StepReport> steps = new ArrayList<>();
        for (int step = 1; step <= StepReport.NAMES.size(); step++) {
            int number = step;
            steps.add(new StepReport(
                    step,
                    StepReport.NAMES.get(step - 1),
                    isLookedAt(step),
                    lookedAt(step),
                    (int) judge.faults().stream()
                            .filter(fault -> isWitness(fault, number))
                            .count(),
                    count(step, Status.UNDECIDED),
                    count(step, Status.REFUTED)));
        }
        return steps;
    }

    private static boolean isWitness(Fault fault, int step) {
        return step == LOCK_ORDER_AS_IT_RAN
                ? fault.evidence().stream().anyMatch(one -> one.finding().kind() == FindingKind.DEADLOCK)
                : fault.witnesses().stream().anyMatch(witness -> witness.step() == step);
    }

    private int count(int step, Status status) {
        return (int) judge.judged().stream()
                .filter(one -> one.suspicion().step() == step && one.judgement().status() == status)
                .count();
    }

    private boolean isLookedAt(int step) {
        return switch (step) {
            case 1 -> bugs.problem().isEmpty();
            case LOCK_ORDER_AS_IT_RAN, DYNAMIC -> trials.stream().anyMatch(TrialReport::isDone);
            default -> fixed.facts().isPresent();
        };
    }

    private String lookedAt(int step) {
        if (step == 1) {
            return bugs.problem().isEmpty() ? bugs.detectors() + " detectors" : bugs.problem();
        }
        if (step == LOCK_ORDER_AS_IT_RAN || step == DYNAMIC) {
            return String.join(
                    "; ",
                    trials.stream()
                            .filter(TrialReport::isDone)
                            .map(trial -> trial.trial() + ": " + trial.bounds())
                            .toList());
        }
        return fixed.facts()
                .map(facts -> switch (step) {
                    case 2, 4 ->
                        facts.fields().size() + " fields, " + facts.accesses().size() + " uses";
                    case 3 -> LockReferenceInspection.lockFields(facts).size() + " fields that hold locks";
                    case 6 ->
                        facts.sections().size() + " critical sections, "
                                + facts.edges().size() + " nested";
                    case 7 -> facts.notifications().size() + " notifications";
                    default -> facts.waits().size() + " waits";
                })
                .orElse(fixed.problem());
    }

    Map<FailureClass, ClassStatus> classes(Options options) {
        boolean isSpecified = options.isGiven(FrontEndOptions.SCRIPT)
                || options.isGiven(VerifyOptions.REFERENCE)
                || options.isGiven(VerifyOptions.PROPERTY);
        boolean isRun = trials.stream()
                        .filter(trial -> trial.trial() == Trial.EXPLORED || trial.trial() == Trial.CALLED)
                        .anyMatch(TrialReport::isDone)
                && trials.stream().filter(TrialReport::isDone).allMatch(TrialReport::isComplete);
        boolean isSpecificationRun = trials.stream()
                .filter(trial -> trial.trial() == Trial.SCRIPTED || trial.trial() == Trial.COMPARED)
                .allMatch(trial -> trial.isDone() && trial.isComplete());
        Map<FailureClass, ClassStatus> classes = new EnumMap<>(FailureClass.class);
        for (FailureClass one : FailureClass.values()) {
            boolean isLookedAt = one == FailureClass.EF_T1
                    ? fixed.facts().isPresent()
                    : isRun && (!OF_INTENT.contains(one) || isSpecified && isSpecificationRun);
            classes.put(one, status(one, isLookedAt));
        }
        return classes;
    }

    private ClassStatus status(FailureClass failureClass, boolean isLookedAt) {
        if (judge.faults().stream().anyMatch(fault -> fault.classes().contains(failureClass))) {
            return ClassStatus.CONFIRMED;
        }
        boolean isRefuted = false;
        for (Judged one : judge.judged()) {
            if (one.suspicion().classes().contains(failureClass)) {
                if (one.judgement().status() == Status.UNDECIDED) {
                    return ClassStatus.UNDECIDED;
                }
                isRefuted |= one.judgement().status() == Status.REFUTED;
            }
        }
        if (!isLookedAt) {
            return ClassStatus.NOT_LOOKED_AT;
        }
        return isRefuted ? ClassStatus.REFUTED : ClassStatus.CLEAN;
    }

    List<GuardRow> guards() {
        return fixed.facts()
                .map(facts -> new Guards(facts)
                        .shared().stream()
                                .map(one -> new GuardRow(
                                        one.field(),
                                        one.isWritten()
                                                ? one.locks().isEmpty() ? "NOTHING" : String.join(", ", one.locks())
                                                : "never written",
                                        one.accesses().size() + " uses"))
                                .toList())
                .orElse(List.of());
    }

    List<LockRow> locks() {
        Set<String> inCycle = new HashSet<>();
        judge.judged().stream()
                .filter(one -> one.suspicion().step() == 6)
                .forEach(one -> inCycle.addAll(one.suspicion().sites()));
        return fixed.facts()
                .map(facts -> facts.edges().stream()
                        .map(edge -> row(edge, inCycle))
                        .distinct()
                        .toList())
                .orElse(List.of());
    }

    private static LockRow row(LockEdge edge, Set<String> inCycle) {
        return new LockRow(edge.outer(), edge.inner(), edge.site(), inCycle.contains(edge.site()));
    }
}
