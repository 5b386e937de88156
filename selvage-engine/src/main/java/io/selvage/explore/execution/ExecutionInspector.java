package io.selvage.explore.execution;

import io.selvage.detect.Detector;
import io.selvage.detect.deadlock.LockOrderAnalysis;
import io.selvage.detect.deadlock.PotentialDeadlock;
import io.selvage.detect.hang.LivelockDetector;
import io.selvage.detect.race.RacePolicy;
import io.selvage.explore.narrate.Narrator;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Step;
import io.selvage.options.DetectMode;
import io.selvage.options.MemoryMode;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Has detectors inspect the executions of one explorer. */
final class ExecutionInspector {
    private final Options options;
    private final Purpose purpose;
    private final KnownCauses causes;
    private final ExtraSchedulingPoints points;
    private final RacePolicy policy;
    private final boolean keepsGoing;
    private final boolean detectsAll;
    /** Whether variables that were found to race become scheduling points. */
    private final boolean addsRacyPoints;

    private Detectors detectors;
    private LockOrderAnalysis lockOrder;
    private CheckedScheduleCache checked;

    ExecutionInspector(
            Options options, Purpose purpose, KnownCauses causes, ExtraSchedulingPoints points, RacePolicy policy) {
        this.options = options;
        this.purpose = purpose;
        this.causes = causes;
        this.points = points;
        this.policy = policy;
        keepsGoing = options.keepGoing();
        detectsAll = options.detect() == DetectMode.ALL;
        addsRacyPoints = options.memory() == MemoryMode.SYNC && purpose == Purpose.EXPLORE;
        reset();
    }

    /** What was seen before is new again. */
    void reset() {
        detectors = Detectors.of(options, policy);
        lockOrder = new LockOrderAnalysis();
        checked = new CheckedScheduleCache();
    }

    /** @param known what the search may have overlooked, as far as that is known already */
    ExecutionSummary inspect(FinishedExecution execution, ExecutionSummary.Figures figures, List<String> known) {
        if (purpose == Purpose.EXPLORE && !points.variables().containsAll(execution.hiddenPoints())) {
            return new ExecutionSummary.NewSchedulingPoints(figures, execution.hiddenPoints());
        }
        boolean isUsual = endedAsUsual(execution);
        boolean mayRepeat = figures.isSample() && purpose == Purpose.EXPLORE && isUsual;
        long key = mayRepeat ? scheduleKey(execution, figures) : 0;
        if (key != 0 && checked.contains(key)) {
            return new ExecutionSummary.Complete(figures, Inspection.nothing(known), List.of(), List.of());
        }
        List<String> reservations = new ArrayList<>(known);
        List<Finding> findings = inspectExecution(execution, reservations);
        Optional<AbnormalEnd> end = isUsual ? Optional.empty() : Optional.of(inspectEnd(execution));
        List<PotentialDeadlock> cycles = detectsAll ? lockOrder.cycles(execution) : List.of();
        boolean hasFindings =
                !findings.isEmpty() || end.isPresent() && !end.get().findings().isEmpty();
        boolean goesOn = keepsGoing
                || !hasFindings
                || findings.stream().allMatch(Finding::isLibrarys)
                        && (end.isEmpty() || end.get().findings().isEmpty());
        List<String> racy = goesOn ? newRacyVariables() : List.of();
        if (!racy.isEmpty()) {
            return new ExecutionSummary.NewSchedulingPoints(figures, racy);
        }
        boolean isTooLong = execution.ending() instanceof Ending.TooLong;
        Inspection inspection = !hasFindings && cycles.isEmpty() && !isTooLong
                ? Inspection.nothing(reservations)
                : new Inspection(findings, cycles, execution.choices(), reservations);
        if (key != 0 && inspection.isEmpty()) {
            checked.add(key);
        }
        boolean isShown = !hasFindings && purpose == Purpose.REPLAY;
        List<Step> interleaving = isShown ? Narrator.narrate(execution, policy::owner, List.of()) : List.of();
        return end.<ExecutionSummary>map(
                        how -> new ExecutionSummary.Abnormal(figures, inspection, how, interleaving, List.of()))
                .orElseGet(() -> new ExecutionSummary.Complete(figures, inspection, interleaving, List.of()));
    }

    /** The schedule, and what it chooses between. The number of events shows if a program does not follow it. */
    private long scheduleKey(FinishedExecution execution, ExecutionSummary.Figures figures) {
        return figures.scheduleHash() * 31
                + execution.trace().length() * 1_000_003L
                + points.variables().size();
    }

    private static boolean endedAsUsual(FinishedExecution execution) {
        Ending ending = execution.ending();
        return (ending instanceof Ending.Completed || ending instanceof Ending.Exited)
                && execution.uncaughtExceptions().isEmpty();
    }

    /**
     * Where only synchronization is a scheduling point, so are accesses to a variable from the moment on that a race
     * was found on it. Empty if there is nothing new.
     */
    private List<String> newRacyVariables() {
        List<String> racy = addsRacyPoints ? detectors.racyVariables() : List.of();
        return racy.isEmpty() || points.variables().containsAll(racy) ? List.of() : racy;
    }

    /** What is wrong with an execution however it ended; adds what could not be analysed to {@code reservations}. */
    List<Finding> inspectExecution(FinishedExecution execution, List<String> reservations) {
        List<Finding> findings = List.of();
        for (Detector detector : detectors.ofExecutions()) {
            List<Finding> more = detector.inspect(execution);
            if (!more.isEmpty()) {
                findings = findings.isEmpty() ? new ArrayList<>() : findings;
                findings.addAll(more);
            }
            if (!detector.limitation().isEmpty()) {
                reservations.add(detector.limitation());
            }
        }
        return findings;
    }

    private AbnormalEnd inspectEnd(FinishedExecution execution) {
        long signature = execution.endSignature();
        List<Finding> findings = causes.contains(signature) ? List.of() : inspectEnding(execution);
        boolean isTooLong = execution.ending() instanceof Ending.TooLong && findings.isEmpty();
        return new AbnormalEnd(
                signature,
                findings,
                isTooLong ? Optional.of(LivelockDetector.whereabouts(execution)) : Optional.empty(),
                execution.ending() instanceof Ending.Unending unending && findings.isEmpty()
                        ? Optional.of(unending.message())
                        : Optional.empty());
    }

    /** What is wrong with the end of an execution. */
    List<Finding> inspectEnding(FinishedExecution execution) {
        for (Detector detector : detectors.ofEndings()) {
            List<Finding> findings = detector.inspect(execution);
            if (!findings.isEmpty()) {
                return keepsGoing || purpose == Purpose.REPLAY ? distinct(findings) : findings.subList(0, 1);
            }
        }
        return List.of();
    }

    /** Several threads may have died of the same. */
    private static List<Finding> distinct(List<Finding> findings) {
        Map<FindingCause, Finding> byCause = new LinkedHashMap<>();
        findings.forEach(finding -> byCause.putIfAbsent(FindingCause.of(finding), finding));
        return List.copyOf(byCause.values());
    }
}
