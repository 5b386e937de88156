package io.selvage.explore.execution;

import io.selvage.detect.Detector;
import io.selvage.detect.deadlock.LockOrderAnalysis;
import io.selvage.detect.deadlock.ReverseLockChain;
import io.selvage.detect.hang.LivelockDetector;
import io.selvage.explore.narrate.Narrator;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.options.DetectMode;
import io.selvage.options.MemoryMode;
import io.selvage.options.Options;
import io.selvage.options.StrategyTrait;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Reexecuted;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.guided.ContinuedStrategy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs single executions of a subject and looks at them. Has a runner, classes and detectors of its own; belongs to the
 * thread that made it.
 */
public final class Explorer implements AutoCloseable {
    /** Strategies that leave out what they take to be equivalent, judging by what depends on what. */
    private final Options options;

    private final LoadedSubject loaded;
    private final ProgramRunner runner;
    private final KnownCauses causes;
    private final boolean samples;
    private final Purpose purpose;
    private final ExtraSchedulingPoints points;
    private Detectors detectors;
    private ReverseChainTrials trials;
    private LockOrderAnalysis order;
    private CheckedScheduleCache familiar;
    private FinishedExecution last;
    /** Those of the last execution, if others have been run on the side since; else null. */
    private int[] picks;

    /** @param numbers of threads, shared by all explorers of a search, as are {@code causes} and {@code points} */
    public Explorer(
            Options options,
            Purpose purpose,
            LoadedSubject loaded,
            ThreadNumbering numbers,
            KnownCauses causes,
            ExtraSchedulingPoints points) {
        this.options = options;
        this.purpose = purpose;
        this.points = points;
        this.loaded = loaded;
        this.causes = causes;
        runner = new ProgramRunner(settings(options), numbers);
        samples = options.strategy().has(StrategyTrait.RANDOM);
        forget();
    }

    /**
     * The search begins anew: what was seen before is new again. By whoever leads the search, while this explorer has nothing to
     * do.
     */
    public void forget() {
        detectors = Detectors.of(options);
        trials = new ReverseChainTrials(options);
        order = new LockOrderAnalysis();
        familiar = new CheckedScheduleCache();
    }

    public static ProgramRunner.Settings settings(Options options) {
        return new ProgramRunner.Settings(
                options.memory() == MemoryMode.ALL,
                options.steps(),
                options.spurious(),
                options.interrupts() ? 1 : 0,
                options.seed(),
                options.random());
    }

    /** For looks from outside. */
    public ProgramRunner runner() {
        return runner;
    }

    public ClassLoader loader() {
        return loaded.loader();
    }

    /** What leads to the last execution again, until the next one. */
    public int[] picks() {
        return picks != null ? picks : last == null ? new int[0] : last.picks();
    }

    /** One execution, from the strategy's beginning to its end. */
    public ExecutionSummary run(Strategy strategy) {
        try {
            strategy.begin();
            runner.points(points.names());
            picks = null;
            last = runner.run(strategy, loaded.main());
            return digest(last, strategy);
        } catch (RuntimeException | Error e) {
            return ExecutionSummary.failed("the tool itself failed: " + e + at(e));
        }
    }

    public static String at(Throwable e) {
        StackTraceElement[] stack = e.getStackTrace();
        return stack.length == 0 ? "" : " at " + stack[0];
    }

    private ExecutionSummary digest(FinishedExecution observed, Strategy strategy) {
        ExecutionSummary seen = new ExecutionSummary();
        seen.steps = observed.trace().steps();
        seen.threads = observed.threads();
        seen.schedule = samples ? observed.schedule() : 0;
        overlooks(observed, seen);
        if (isVoid(observed, seen) || !learns(observed, strategy, seen)) {
            seen.kind = ExecutionSummary.Kind.VOID;
            return seen;
        }
        if (observed.ending() instanceof Ending.Cut) {
            seen.kind = ExecutionSummary.Kind.CUT;
            inspectCut(observed, seen);
            return seen;
        }
        seen.output = observed.output();
        if (Reexecuted.is(strategy)) {
            seen.kind = ExecutionSummary.Kind.RETRACED;
            return seen;
        }
        List<ReverseLockChain> chains = trials.propose(observed);
        inspect(observed, seen);
        tryOut(chains, seen);
        return seen;
    }

    /** Where a search cuts what would only repeat something, the detectors look at what there is. */
    private void inspectCut(FinishedExecution observed, ExecutionSummary seen) {
        if (!options.strategy().has(StrategyTrait.SWITCHES_AT_RELEASES)) {
            return;
        }
        List<ReverseLockChain> chains = trials.propose(observed);
        List<Finding> found = inspectAlways(observed, seen);
        if (!found.isEmpty()) {
            // A schedule has to lead to an end to be replayed.
            FinishedExecution whole = another(new ContinuedStrategy(observed.picks()));
            ExecutionSummary told = told(whole);
            told.always = found;
            told.picks = whole.picks();
            seen.trials.add(told);
        }
        tryOut(chains, seen);
    }

    /** Runs what may lead to a deadlock. */
    private void tryOut(List<ReverseLockChain> chains, ExecutionSummary seen) {
        for (ReverseLockChain chain : chains) {
            FinishedExecution trial = another(ReverseChainTrials.strategy(chain));
            if (trial.ending() instanceof Ending.Hung) {
                ExecutionSummary hung = told(trial);
                hung.kind = ExecutionSummary.Kind.UNUSUAL;
                hung.signature = trial.signature();
                hung.endings = inspectEnding(trial);
                hung.picks = trial.picks();
                seen.trials.add(hung);
            }
        }
    }

    /** An execution on the side, which ends the life of what was observed before. */
    private FinishedExecution another(Strategy strategy) {
        if (picks == null) {
            picks = last.picks();
        }
        return runner.run(strategy, loaded.main());
    }

    private static ExecutionSummary told(FinishedExecution observed) {
        ExecutionSummary seen = new ExecutionSummary();
        seen.output = observed.output();
        seen.steps = observed.trace().steps();
        seen.threads = observed.threads();
        return seen;
    }

    /** A reduction that cannot see all dependencies is not exhaustive, whatever it comes to. */
    private void overlooks(FinishedExecution observed, ExecutionSummary seen) {
        if (options.strategy().has(StrategyTrait.SWITCHES_AT_RELEASES) && stopsOthers(observed)) {
            seen.reservation = options.strategy().text()
                    + " does not try to end the program at every moment, so this search is not called exhaustive where that stops threads";
        }
        if (options.strategy().has(StrategyTrait.PRUNES_BY_DEPENDENCE) && !observed.obscure().isEmpty()) {
            seen.reservation = options.strategy().text() + " does not see all that " + observed.obscure()
                    + " depend on, so this search is not called exhaustive; --strategy dfs gives a proof, random a second opinion";
        }
    }

    private static boolean stopsOthers(FinishedExecution observed) {
        return observed.ending() instanceof Ending.Exited
                || observed.ending() instanceof Ending.Completed
                        && !observed.unfinished().isEmpty();
    }

    private static boolean isVoid(FinishedExecution observed, ExecutionSummary seen) {
        if (Weaving.hasFailures()) {
            Weaving.Failure failure = Weaving.failures().get(0);
            seen.fault = "class " + failure.type() + " could not be woven: " + failure.reason()
                    + "; leave it out with --exclude " + failure.type() + " if it does not matter";
        } else if (observed.ending() instanceof Ending.Fault fault) {
            seen.fault = fault.what();
        } else if (observed.ending() instanceof Ending.Diverged diverged) {
            seen.divergence = diverged;
        } else {
            return false;
        }
        return true;
    }

    private static boolean learns(FinishedExecution observed, Strategy strategy, ExecutionSummary seen) {
        try {
            strategy.end(observed.trace());
            return true;
        } catch (DivergedException e) {
            seen.divergence = new Ending.Diverged(e.step(), e.expected(), e.found());
            return false;
        }
    }

    private void inspect(FinishedExecution observed, ExecutionSummary seen) {
        long way = samples && purpose == Purpose.EXPLORE && endedAsUsual(observed) ? way(observed, seen) : 0;
        if (way != 0 && familiar.contains(way)) {
            return;
        }
        lookAt(observed, seen);
        if (way != 0 && seen.tellsNothing()) {
            familiar.add(way);
        }
    }

    /** The picks, and what they are picks of. The number of events tells if a program does not keep to them. */
    private long way(FinishedExecution observed, ExecutionSummary seen) {
        return seen.schedule * 31
                + observed.trace().length() * 1_000_003L
                + points.names().size();
    }

    private void lookAt(FinishedExecution observed, ExecutionSummary seen) {
        seen.always = inspectAlways(observed, seen);
        if (!endedAsUsual(observed)) {
            seen.kind = ExecutionSummary.Kind.UNUSUAL;
            seen.tooLong = observed.ending() instanceof Ending.TooLong;
            seen.signature = observed.signature();
            seen.endings = causes.known(seen.signature) ? List.of() : inspectEnding(observed);
        }
        if (options.detect() == DetectMode.ALL) {
            seen.cycles = order.cycles(observed);
        }
        if (seen.hasFindings()) {
            findRacy(seen);
        } else if (purpose == Purpose.REPLAY) {
            seen.story = Narrator.tell(observed);
        }
        if (seen.tooLong && seen.endings.isEmpty()) {
            seen.whereabouts = LivelockDetector.whereabouts(observed);
        }
        if (seen.hasFindings() || !seen.cycles.isEmpty() || seen.tooLong) {
            seen.picks = observed.picks();
        }
    }

    /**
     * Where only synchronization is a point, so is a variable from the moment on that a race was found on it. What has been
     * explored so far says nothing about the new points: the search begins again.
     */
    private void findRacy(ExecutionSummary seen) {
        boolean wanted = options.memory() == MemoryMode.SYNC && options.keepGoing() && purpose == Purpose.EXPLORE;
        List<String> racy = wanted ? detectors.racyVariables() : List.of();
        if (!points.names().containsAll(racy)) {
            seen.racy = racy;
            seen.restart = "there are new scheduling points";
        }
    }

    private static boolean endedAsUsual(FinishedExecution observed) {
        Ending ending = observed.ending();
        return (ending instanceof Ending.Completed || ending instanceof Ending.Exited)
                && observed.crashes().isEmpty();
    }

    private List<Finding> inspectAlways(FinishedExecution observed, ExecutionSummary seen) {
        List<Finding> findings = List.of();
        for (Detector detector : detectors.ofExecutions()) {
            List<Finding> more = detector.inspect(observed);
            if (!more.isEmpty()) {
                findings = findings.isEmpty() ? new ArrayList<>() : findings;
                findings.addAll(more);
            }
            if (!detector.reservation().isEmpty()) {
                seen.reservation = detector.reservation();
            }
        }
        return findings;
    }

    private List<Finding> inspectEnding(FinishedExecution observed) {
        for (Detector detector : detectors.ofEndings()) {
            List<Finding> findings = detector.inspect(observed);
            if (!findings.isEmpty()) {
                return options.keepGoing() || purpose == Purpose.REPLAY ? distinct(findings) : findings.subList(0, 1);
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

    @Override
    public void close() {
        runner.close();
    }
}
