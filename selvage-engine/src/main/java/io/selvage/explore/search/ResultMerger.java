package io.selvage.explore.search;

import io.selvage.explore.execution.AbnormalEnd;
import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.ExtraSchedulingPoints;
import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.Inspection;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.reproduce.FindingRecorder;
import io.selvage.explore.reproduce.Livelock;
import io.selvage.explore.reproduce.LivelockSearch;
import io.selvage.explore.reproduce.PotentialDeadlocks;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.system.Assumption;
import io.selvage.options.Options;
import io.selvage.options.StrategyTrait;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Merges what executions showed into the result, in the order of the search. */
final class ResultMerger {
    /** What to do after an execution. */
    enum Next {
        CONTINUE,
        STOP,
        /** Forget everything and begin anew. */
        RESTART
    }

    private final Options options;
    private final SearchStatistics statistics;
    private final KnownCauses causes;
    private final ExtraSchedulingPoints points;
    private final PotentialDeadlocks potentialDeadlocks;
    private final FindingRecorder recorder;
    private final LivelockSearch livelocks;

    ResultMerger(
            Options options,
            SearchStatistics statistics,
            KnownCauses causes,
            ExtraSchedulingPoints points,
            PotentialDeadlocks potentialDeadlocks,
            FindingRecorder recorder,
            LivelockSearch livelocks) {
        this.options = options;
        this.statistics = statistics;
        this.causes = causes;
        this.points = points;
        this.potentialDeadlocks = potentialDeadlocks;
        this.recorder = recorder;
        this.livelocks = livelocks;
    }

    /** The search is over: finds out whether threads that take turns do so for ever. */
    void finish() {
        searchRoundRobinLivelock();
    }

    /** True if threads that take turns livelock. */
    private boolean searchRoundRobinLivelock() {
        // What a schedule leads to is all that a replay has to show.
        Optional<Livelock> found = recorder.isShrinking() ? livelocks.tryRoundRobin() : Optional.empty();
        found.filter(other -> !livelocks.isKnown(other))
                .ifPresent(other ->
                        recordLivelock(other, livelocks.cause(other), statistics.executions(), other.choices()));
        return found.isPresent();
    }

    private void recordLivelock(Livelock livelock, FindingCause cause, long number, int[] choices) {
        statistics.keepForNow(livelock.finding(), number);
        Livelock simple = livelocks.simplified(livelock);
        statistics.addFinding(
                new SearchStatistics.Sighting(cause, number, choices), recorder.record(simple, livelock, number));
    }

    /** By the explorer that leads, which runs nothing else meanwhile; this may run executions. */
    Next merge(ExecutionSummary summary) {
        Next next = mergeOne(summary);
        for (ExecutionSummary other : summary.sideExecutions()) {
            next = next == Next.CONTINUE ? mergeOne(other) : next;
        }
        return next;
    }

    private Next mergeOne(ExecutionSummary summary) {
        summary.reservations().forEach(statistics::denyExhaustive);
        summary.figures().unseen().forEach(statistics::addUnseen);
        if (!summary.figures().assumed().isEmpty()) {
            summary.figures().assumed().stream().sorted().map(this::assumption).forEach(statistics::assume);
        }
        if (summary instanceof ExecutionSummary.Complete complete) {
            return mergeComplete(complete);
        }
        if (summary instanceof ExecutionSummary.Abnormal abnormal) {
            return mergeAbnormal(abnormal);
        }
        if (summary instanceof ExecutionSummary.Cut cut) {
            return mergeCut(cut.figures());
        }
        if (summary instanceof ExecutionSummary.NewSchedulingPoints racy) {
            points.add(racy.variables());
            return Next.RESTART;
        }
        if (summary instanceof ExecutionSummary.Diverged diverged) {
            return mergeDiverged(diverged);
        }
        if (summary instanceof ExecutionSummary.Failed failed) {
            statistics.fault(failed.fault());
            return Next.STOP;
        }
        if (summary instanceof ExecutionSummary.OutOfTime) {
            statistics.note("the time was over within an execution, which was left");
            return Next.STOP;
        }
        if (summary instanceof ExecutionSummary.Repeated) {
            return Next.CONTINUE;
        }
        throw new IllegalStateException("no rule for " + summary);
    }

    private String assumption(Assumption why) {
        return switch (why) {
            case LONG_LIMITS -> options.timeouts().assumption();
            case END_POINT, FEW_OPERATIONS ->
                "threads end where --until says (" + String.join(", ", options.until()) + ")";
            case VAIN_WAITS -> "time limits are long enough where several in a row have run out";
            case WHOLE_WRITES ->
                options.faults().segments() == 0
                        ? "each read of a stream gets what one write has sent (--faults segment explores others)"
                        : "all but " + options.faults().segments()
                                + " reads of streams get what one write has sent (--faults segment=N allows more)";
            case PERFECT_DATAGRAMS ->
                options.faults().drops() == 0
                                && options.faults().duplicates() == 0
                                && !options.faults().reorder()
                        ? "datagrams arrive, once and in the order in which they were sent"
                                + " (--faults drop,duplicate,reorder explores others)"
                        : "datagrams arrive, once and in their order, but for what --faults allows";
        };
    }

    private Next mergeComplete(ExecutionSummary.Complete execution) {
        long number = count(execution.figures());
        potentialDeadlocks.add(execution.inspection(), number);
        statistics.setInterleaving(execution.interleaving());
        return report(execution.inspection().findings(), number, execution.inspection());
    }

    private Next mergeCut(ExecutionSummary.Figures figures) {
        if (options.strategy().has(StrategyTrait.CUTS_ONLY_REPEATS)) {
            statistics.addRepeat(figures.steps(), figures.threads());
        } else {
            statistics.addCut(figures.steps(), figures.threads());
        }
        return Next.CONTINUE;
    }

    private Next mergeDiverged(ExecutionSummary.Diverged execution) {
        // A reduction with reservations that cannot follow its own plan: there is nothing more to expect of it.
        if (execution.reservations().isEmpty()) {
            statistics.diverged(execution.where());
        }
        return Next.STOP;
    }

    private long count(ExecutionSummary.Figures figures) {
        statistics.addExitCodes(figures.exitCodes());
        return statistics.addComplete(figures.output(), figures.steps(), figures.threads(), figures.scheduleHash());
    }

    private Next mergeAbnormal(ExecutionSummary.Abnormal execution) {
        AbnormalEnd end = execution.end();
        Optional<List<FindingCause>> known = causes.get(end.signature());
        List<Finding> findings = new ArrayList<>(known.isPresent() ? List.of() : end.findings());
        if (end.tooLongAt().isPresent() && known.isEmpty()) {
            return mergeTooLong(execution, end.tooLongAt().get());
        }
        if (end.computesAt().isPresent() && known.isEmpty()) {
            return mergeUnending(execution, end.computesAt().get());
        }
        long number = count(execution.figures());
        known.ifPresent(all -> all.forEach(statistics::countSighting));
        if (!findings.isEmpty()) {
            causes.put(end.signature(), findings.stream().map(FindingCause::of).toList());
        }
        potentialDeadlocks.add(execution.inspection(), number);
        statistics.setInterleaving(execution.interleaving());
        findings.addAll(execution.inspection().findings());
        return report(findings, number, execution.inspection());
    }

    /** A thread computed for longer than the limit allows: that may be all there is to it. */
    private Next mergeUnending(ExecutionSummary.Abnormal execution, String where) {
        if (statistics.addTooLong(
                execution.figures().steps(), execution.figures().threads())) {
            statistics.note(
                    "executions were given up within a step: the search is not exhaustive; in the first of them, "
                            + where + "; a larger --steps lets it go on for longer");
        }
        long number = statistics.executions() + 1;
        potentialDeadlocks.add(execution.inspection(), number);
        statistics.setInterleaving(execution.interleaving());
        return report(execution.inspection().findings(), number, execution.inspection());
    }

    private Next mergeTooLong(ExecutionSummary.Abnormal execution, String where) {
        Optional<Livelock> livelock = livelocks.confirm(execution.inspection().choices());
        if (livelock.isPresent()) {
            return mergeLivelock(execution, livelock.get());
        }
        if (statistics.addTooLong(
                execution.figures().steps(), execution.figures().threads())) {
            statistics.note("executions longer than " + options.steps()
                    + " steps were given up: the search is not exhaustive; in the first of them, " + where);
        }
        long number = statistics.executions() + 1;
        potentialDeadlocks.add(execution.inspection(), number);
        statistics.setInterleaving(execution.interleaving());
        boolean goesRound = searchRoundRobinLivelock();
        Next next = report(execution.inspection().findings(), number, execution.inspection());
        return goesRound && !options.keepGoing() ? Next.STOP : next;
    }

    /** An execution that would go on for ever is a complete one, as one that hangs is. */
    private Next mergeLivelock(ExecutionSummary.Abnormal execution, Livelock livelock) {
        long number = count(execution.figures());
        FindingCause cause = livelocks.cause(livelock);
        causes.put(execution.end().signature(), List.of(cause));
        potentialDeadlocks.add(execution.inspection(), number);
        statistics.setInterleaving(execution.interleaving());
        if (statistics.countSighting(cause)) {
            recordLivelock(livelock, cause, number, execution.inspection().choices());
        }
        Next next = report(execution.inspection().findings(), number, execution.inspection());
        return options.keepGoing() ? next : Next.STOP;
    }

    /** Adds those findings whose cause is not known yet. */
    private Next report(List<Finding> findings, long number, Inspection inspection) {
        for (Finding finding : findings) {
            FindingCause cause = FindingCause.of(finding);
            if (finding.kind() == FindingKind.LOCK_DISCIPLINE
                    && options.strategy().has(StrategyTrait.RELIES_ON_LOCK_DISCIPLINE)) {
                statistics.denyExhaustive(options.strategy().text()
                        + " relies on the locking discipline, which this program does not follow: the search is not"
                        + " called exhaustive");
            }
            if (statistics.countSighting(cause)) {
                SearchStatistics.Sighting first = new SearchStatistics.Sighting(cause, number, inspection.choices());
                statistics.keepForNow(finding, number);
                statistics.addFinding(first, recorder.record(finding, number, inspection.choices()));
            }
        }
        return options.keepGoing() || findings.stream().allMatch(Finding::isLibrarys) ? Next.CONTINUE : Next.STOP;
    }
}
