package io.selvage.explore.search;

import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.ExtraSchedulingPoints;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.reproduce.LivelockSearch;
import io.selvage.explore.reproduce.PotentialDeadlocks;
import io.selvage.explore.reproduce.Replayer;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.options.Options;
import io.selvage.options.StrategyTrait;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes in what executions showed, in the order of the search. */
final class ResultMerger {
    /** What to do after an execution. */
    enum Next {
        GO_ON,
        STOP,
        /** Forget everything and begin anew. */
        RESTART
    }

    private final Options options;
    private final SearchStatistics tally;
    private final KnownCauses causes;
    private final ExtraSchedulingPoints points;
    private final PotentialDeadlocks suspicions;
    private final Replayer replayer;
    private final LivelockSearch livelocks;

    ResultMerger(
            Options options,
            SearchStatistics tally,
            KnownCauses causes,
            ExtraSchedulingPoints points,
            PotentialDeadlocks suspicions,
            Replayer replayer,
            LivelockSearch livelocks) {
        this.points = points;
        this.suspicions = suspicions;
        this.options = options;
        this.tally = tally;
        this.causes = causes;
        this.replayer = replayer;
        this.livelocks = livelocks;
    }

    /** The search is over: looks whether threads that take turns do so for ever. */
    void conclude() {
        takeTurns();
    }

    /** True if threads that take turns go round for ever. */
    private boolean takeTurns() {
        // What a schedule leads to is all that a replay has to show.
        Optional<LivelockSearch.Found> found = replayer.simplifies() ? livelocks.takeTurns() : Optional.empty();
        found.filter(other -> !livelocks.isKnown(other))
                .ifPresent(other -> keep(other, livelocks.cause(other), tally.executions(), other.picks()));
        return found.isPresent();
    }

    private void keep(LivelockSearch.Found found, String cause, long number, int[] picks) {
        LivelockSearch.Found simple = livelocks.simplified(found);
        tally.found(
                new SearchStatistics.Sighting(cause, number, picks), replayer.document(simple, found, number, tally));
    }

    /** By the explorer that leads, which runs nothing else meanwhile; this may run executions. */
    Next take(ExecutionSummary seen) {
        Next next = takeOne(seen);
        for (ExecutionSummary trial : seen.trials) {
            next = next == Next.GO_ON ? takeOne(trial) : next;
        }
        return next;
    }

    private Next takeOne(ExecutionSummary seen) {
        if (!seen.reservation.isEmpty()) {
            tally.reserve(seen.reservation);
        }
        if (!seen.restart.isEmpty()) {
            points.add(seen.racy);
            return Next.RESTART;
        }
        seen.notes.forEach(tally::note);
        return switch (seen.kind) {
            case VOID -> giveUp(seen);
            case CUT -> {
                if (options.strategy().has(StrategyTrait.CUTS_ONLY_REPEATS)) {
                    tally.repeat(seen.steps, seen.threads);
                } else {
                    tally.cut(seen.steps, seen.threads);
                }
                yield Next.GO_ON;
            }
            case COMPLETE -> {
                long number = complete(seen);
                suspicions.add(seen, number);
                tally.told(seen.story);
                yield report(seen.always, number, seen);
            }
            case UNUSUAL -> unusual(seen);
            case RETRACED -> Next.GO_ON;
        };
    }

    private Next giveUp(ExecutionSummary seen) {
        // A reduction with reservations that cannot follow its own plan: there is nothing more to expect of it.
        boolean expected = seen.divergence != null && !seen.reservation.isEmpty();
        if (seen.divergence == null) {
            tally.fault(seen.fault);
        } else if (!expected) {
            tally.diverged(seen.divergence);
        }
        return Next.STOP;
    }

    private long complete(ExecutionSummary seen) {
        tally.sampled(seen.schedule);
        return tally.complete(seen.output, seen.steps, seen.threads);
    }

    private Next unusual(ExecutionSummary seen) {
        List<String> known = causes.get(seen.signature);
        List<Finding> findings = new ArrayList<>(known == null ? seen.endings : List.of());
        if (seen.tooLong && known == null && findings.isEmpty()) {
            return tooLong(seen);
        }
        long number = complete(seen);
        if (known != null) {
            known.forEach(tally::sighted);
        } else if (!findings.isEmpty()) {
            causes.learn(seen.signature, findings.stream().map(KnownCauses::of).toList());
        }
        suspicions.add(seen, number);
        tally.told(seen.story);
        findings.addAll(seen.always);
        return report(findings, number, seen);
    }

    private Next tooLong(ExecutionSummary seen) {
        Optional<LivelockSearch.Found> found = livelocks.look(seen.picks);
        if (found.isPresent()) {
            return goesRound(seen, found.get());
        }
        if (tally.tooLong(seen.steps, seen.threads)) {
            tally.note("executions longer than " + options.steps()
                    + " steps were given up: the search is not exhaustive; in the first of them, " + seen.whereabouts);
        }
        long number = tally.executions() + 1;
        suspicions.add(seen, number);
        tally.told(seen.story);
        boolean goesRound = takeTurns();
        Next next = report(seen.always, number, seen);
        return goesRound && !options.keepGoing() ? Next.STOP : next;
    }

    /** An execution that would go on for ever is a complete one, as one that hangs is. */
    private Next goesRound(ExecutionSummary seen, LivelockSearch.Found found) {
        long number = complete(seen);
        String cause = livelocks.cause(found);
        causes.learn(seen.signature, List.of(cause));
        suspicions.add(seen, number);
        tally.told(seen.story);
        if (tally.sighted(cause)) {
            keep(found, cause, number, seen.picks);
        }
        Next next = report(seen.always, number, seen);
        return options.keepGoing() ? next : Next.STOP;
    }

    /** Adds those findings whose cause is not known yet. */
    private Next report(List<Finding> findings, long number, ExecutionSummary seen) {
        for (Finding finding : findings) {
            String cause = KnownCauses.of(finding);
            if (finding.kind() == FindingKind.LOCK_DISCIPLINE
                    && options.strategy().has(StrategyTrait.RELIES_ON_LOCK_DISCIPLINE)) {
                tally.reserve(options.strategy().text()
                        + " relies on the locking discipline, which this program does not follow: the search is not"
                        + " called exhaustive");
            }
            if (tally.sighted(cause)) {
                SearchStatistics.Sighting first = new SearchStatistics.Sighting(cause, number, seen.picks);
                tally.found(first, replayer.document(finding, number, seen.picks, tally));
            }
        }
        return findings.isEmpty() || options.keepGoing() ? Next.GO_ON : Next.STOP;
    }
}
