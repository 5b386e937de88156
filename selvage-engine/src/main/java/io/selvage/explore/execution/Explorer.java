package io.selvage.explore.execution;

import io.selvage.detect.deadlock.ReverseLockChain;
import io.selvage.detect.happensbefore.UnorderedAccesses;
import io.selvage.detect.race.RacePolicy;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Unseen;
import io.selvage.options.Options;
import io.selvage.options.StrategyTrait;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.guided.ContinuedStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Runs single executions of a subject and has them inspected. Has a runner, classes and detectors of its own; belongs
 * to the thread that made it.
 */
public final class Explorer implements AutoCloseable {
    private final Options options;
    private final LoadedSubject loaded;
    private final ProgramRunner runner;
    private final boolean switchesAtReleases;
    private final boolean prunesByDependence;
    private final ExtraSchedulingPoints points;
    private final ExecutionInspector inspector;
    private ReverseChainTrials chainTrials;
    private FinishedExecution last;
    /** Those of the last execution, if others have been run on the side since; else null. */
    private int[] choices;

    /**
     * @param numbers of threads, shared by all explorers of a search, as are {@code causes}, {@code points} and {@code
     *     policy}
     */
    public Explorer(
            Options options,
            Purpose purpose,
            LoadedSubject loaded,
            ThreadNumbering numbers,
            KnownCauses causes,
            ExtraSchedulingPoints points,
            RacePolicy policy) {
        this.options = options;
        this.points = points;
        this.loaded = loaded;
        runner = new ProgramRunner(RunnerSettings.of(options), numbers);
        runner.setObserving(purpose == Purpose.REPLAY);
        switchesAtReleases = options.strategy().has(StrategyTrait.SWITCHES_AT_RELEASES);
        prunesByDependence = options.strategy().has(StrategyTrait.PRUNES_BY_DEPENDENCE);
        inspector = new ExecutionInspector(options, purpose, causes, points, policy);
        chainTrials = new ReverseChainTrials(options);
    }

    /**
     * The search begins anew: what was seen before is new again. Called by the leader of the search, while this
     * explorer has nothing to do.
     */
    public void reset() {
        inspector.reset();
        chainTrials = new ReverseChainTrials(options);
    }

    /** For looks from outside. */
    public ProgramRunner runner() {
        return runner;
    }

    public List<ClassLoader> loaders() {
        return loaded.loaders();
    }

    /** What leads to the last execution again, until the next one. */
    public int[] choices() {
        return choices != null ? choices : last == null ? new int[0] : last.choices();
    }

    /** One execution, from the strategy's beginning to its end. */
    public ExecutionSummary run(Strategy strategy) {
        try {
            strategy.begin();
            runner.setRacyVariables(points.variables());
            choices = null;
            last = runner.run(strategy, loaded.main());
            return summarize(last, strategy);
        } catch (OutOfTimeException e) {
            return new ExecutionSummary.OutOfTime(List.of());
        } catch (RuntimeException | Error e) {
            return new ExecutionSummary.Failed("the tool itself failed: " + e + topFrame(e), List.of());
        }
    }

    public static String topFrame(Throwable e) {
        StackTraceElement[] stack = e.getStackTrace();
        return stack.length == 0 ? "" : " at " + stack[0];
    }

    private ExecutionSummary summarize(FinishedExecution execution, Strategy strategy) {
        List<String> reservations = unseenDependencies(execution);
        Optional<String> fault = fault(execution);
        if (fault.isPresent()) {
            return new ExecutionSummary.Failed(fault.get(), reservations);
        }
        if (execution.ending() instanceof Ending.OutOfTime) {
            return new ExecutionSummary.OutOfTime(reservations);
        }
        Optional<Ending.Diverged> divergence = endStrategy(execution, strategy);
        if (divergence.isPresent()) {
            return new ExecutionSummary.Diverged(divergence.get(), reservations);
        }
        if (execution.ending() instanceof Ending.Cut && !strategy.isReexecution()) {
            return summarizeCut(execution, reservations);
        }
        ExecutionSummary.Figures figures = figures(execution, strategy.isSample() ? execution.scheduleHash() : 0);
        if (strategy.isReexecution()) {
            return new ExecutionSummary.Repeated(figures, reservations);
        }
        List<ReverseLockChain> chains = chainTrials.untriedChains(execution);
        ExecutionSummary summary = inspector.inspect(execution, figures, reservations);
        return chains.isEmpty() ? summary : withSideExecutions(summary, runReverseChains(chains));
    }

    private ExecutionSummary.Figures figures(FinishedExecution execution, long scheduleHash) {
        return new ExecutionSummary.Figures(
                execution.output(),
                execution.trace().steps(),
                execution.threads(),
                scheduleHash,
                execution.assumed(),
                unseen(execution),
                execution.exitCodes());
    }

    private List<Unseen> unseen(FinishedExecution execution) {
        List<Unseen.Pair> pairs = execution.unseenUnlessOrdered();
        if (!isBlind(execution) && pairs.isEmpty()) {
            return execution.unseen();
        }
        TreeSet<Unseen> all = new TreeSet<>(execution.unseen());
        if (!pairs.isEmpty()) {
            all.addAll(UnorderedAccesses.of(execution.trace(), execution.threads(), pairs));
        }
        if (isBlind(execution)) {
            all.add(new Unseen(execution.untracedDependency(), ""));
        }
        return new ArrayList<>(all);
    }

    private boolean isBlind(FinishedExecution execution) {
        return prunesByDependence && !execution.untracedDependency().isEmpty();
    }

    private static ExecutionSummary withSideExecutions(ExecutionSummary summary, List<ExecutionSummary> others) {
        if (summary instanceof ExecutionSummary.Complete complete) {
            return new ExecutionSummary.Complete(
                    complete.figures(), complete.inspection(), complete.interleaving(), others);
        }
        if (summary instanceof ExecutionSummary.Abnormal abnormal) {
            return new ExecutionSummary.Abnormal(
                    abnormal.figures(), abnormal.inspection(), abnormal.end(), abnormal.interleaving(), others);
        }
        return summary;
    }

    /** Where a search cuts what would only repeat something, the detectors inspect what there is. */
    private ExecutionSummary summarizeCut(FinishedExecution execution, List<String> known) {
        ExecutionSummary.Figures figures = new ExecutionSummary.Figures(
                "",
                execution.trace().steps(),
                execution.threads(),
                0,
                execution.assumed(),
                unseen(execution),
                List.of());
        if (!switchesAtReleases) {
            return new ExecutionSummary.Cut(figures, known, List.of());
        }
        List<ReverseLockChain> chains = chainTrials.untriedChains(execution);
        List<String> reservations = new ArrayList<>(known);
        List<Finding> found = inspector.inspectExecution(execution, reservations);
        List<ExecutionSummary> others = new ArrayList<>();
        if (!found.isEmpty()) {
            // A schedule has to lead to an end to be replayed.
            FinishedExecution whole = runOnTheSide(new ContinuedStrategy(execution.choices()));
            others.add(new ExecutionSummary.Complete(
                    figures(whole, 0), Inspection.of(found, whole.choices()), List.of(), List.of()));
        }
        others.addAll(runReverseChains(chains));
        return new ExecutionSummary.Cut(figures, reservations, others);
    }

    /** Runs what may lead to a deadlock. */
    private List<ExecutionSummary> runReverseChains(List<ReverseLockChain> chains) {
        List<ExecutionSummary> hung = new ArrayList<>();
        for (ReverseLockChain chain : chains) {
            FinishedExecution trial = runOnTheSide(ReverseChainTrials.strategy(chain));
            if (trial.ending() instanceof Ending.Hung) {
                AbnormalEnd end = new AbnormalEnd(trial.endSignature(), inspector.inspectEnding(trial));
                hung.add(new ExecutionSummary.Abnormal(
                        figures(trial, 0), Inspection.of(List.of(), trial.choices()), end, List.of(), List.of()));
            }
        }
        return hung;
    }

    /** Ends the life of the execution that was run before. */
    private FinishedExecution runOnTheSide(Strategy strategy) {
        if (choices == null) {
            choices = last.choices();
        }
        return OutOfTimeException.check(runner.run(strategy, loaded.main()));
    }

    /** A reduction that cannot see all dependencies is not exhaustive, whatever it comes to. */
    private List<String> unseenDependencies(FinishedExecution execution) {
        boolean misses = switchesAtReleases && stopsOthers(execution);
        boolean isBlind = isBlind(execution);
        if (!misses && !isBlind) {
            return List.of();
        }
        List<String> reservations = new ArrayList<>();
        if (misses) {
            reservations.add(options.strategy().text()
                    + " does not try to end the program at every moment, so this search is not called exhaustive"
                    + " where that stops threads");
        }
        if (isBlind) {
            reservations.add(
                    options.strategy().leading().text() + " does not see all that " + execution.untracedDependency()
                            + " depend on, so this search is not called exhaustive; --strategy dfs gives a proof,"
                            + " random a second opinion");
        }
        return reservations;
    }

    private static boolean stopsOthers(FinishedExecution execution) {
        return execution.ending() instanceof Ending.Exited
                || execution.ending() instanceof Ending.Completed
                        && !execution.unfinished().isEmpty();
    }

    private static Optional<String> fault(FinishedExecution execution) {
        if (Weaving.hasFailures()) {
            Weaving.Failure failure = Weaving.failures().get(0);
            return Optional.of("class " + failure.type() + " could not be woven: " + failure.reason()
                    + "; leave it out with --exclude " + failure.type() + " if it does not matter");
        }
        return execution.ending() instanceof Ending.Fault fault ? Optional.of(fault.what()) : Optional.empty();
    }

    /** Where the execution did not do what the strategy expected, if so. */
    private static Optional<Ending.Diverged> endStrategy(FinishedExecution execution, Strategy strategy) {
        if (execution.ending() instanceof Ending.Diverged diverged) {
            return Optional.of(diverged);
        }
        try {
            strategy.end(execution.explored());
            return Optional.empty();
        } catch (DivergedException e) {
            return Optional.of(new Ending.Diverged(e.step(), e.expected(), e.found()));
        }
    }

    @Override
    public void close() {
        runner.close();
    }
}
