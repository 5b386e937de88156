package io.selvage.explore.search;

import io.selvage.explore.control.RaceRules;
import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.ExtraSchedulingPoints;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.execution.OutOfTimeException;
import io.selvage.explore.execution.Purpose;
import io.selvage.explore.reproduce.FindingRecorder;
import io.selvage.explore.reproduce.FirstExecution;
import io.selvage.explore.reproduce.LivelockSearch;
import io.selvage.explore.reproduce.PotentialDeadlocks;
import io.selvage.explore.reproduce.RecordingStrategy;
import io.selvage.explore.reproduce.Rehearsal;
import io.selvage.explore.reproduce.ScheduleRunner;
import io.selvage.explore.reproduce.StateKeepers;
import io.selvage.explore.resume.Checkpoint;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.Subject;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.hooks.Commons;
import io.selvage.options.DetectMode;
import io.selvage.options.Options;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.scheduler.jvm.JvmState;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.dpor.DporSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Leads the exploration of a subject until the search, the budget or patience ends. Executions are handed out in
 * batches whose sizes depend only on how many have been run, and merged in the order of their batch; so the result
 * depends neither on the number of explorers nor on their speed.
 */
public final class SearchLoop implements Runnable {
    /** A batch is at most this part of what has been run: little is lost if the search ends within it. */
    private static final int BATCH_FRACTION = 8;

    private static final int LARGEST_BATCH = 1024;
    /** How often to estimate and to save; tests have no time to lose. */
    private static final long CHECKPOINT_NANOS = Integer.getInteger("selvage.checkpoint.millis", 500) * 1_000_000L;

    private final Options options;
    private final Purpose purpose;
    private final ExtraSchedulingPoints points = new ExtraSchedulingPoints();
    private final PotentialDeadlocks potentialDeadlocks = new PotentialDeadlocks();
    private final Subject subject;
    private final LoadedSubject loaded;
    private final Supplier<Batches> plan;
    private final SearchStatistics statistics;
    private final Checkpoint checkpoint;
    private final SearchBudget budget;
    private final ThreadNumbering numbers = new ThreadNumbering();
    private final KnownCauses causes = new KnownCauses();
    private final RaceRules raceRules;
    private final ExplorerPool pool;
    /** Whether what is counted is to be merged with other parts of the search. */
    private final boolean isPart;

    private Batches batches;
    private ResultMerger merger;
    private LivelockSearch livelocks;
    private FindingRecorder recorder;
    private ScheduleRunner scheduleRunner;
    private Rehearsal rehearsal;
    /** The first execution that was run, for every explorer to be compared with; null before. */
    private FirstExecution first;
    /** Whether helpers are out of the question. */
    private volatile boolean sequential;

    private boolean recruited;
    /**
     * Whether the search has begun anew because the second execution was not like the first. Libraries set themselves
     * up when they are first used, outside of what is reset; if the third is not like the second, the program is not
     * deterministic.
     */
    private boolean restartedForWarmUp;
    /** Whether the search resumes that of an earlier run; libraries have set themselves up before that. */
    private boolean resumed;
    /** How many executions of the batch have been merged. */
    private int ended;
    /** Whether nothing is handed out whose results the search does not know. */
    private boolean isMerged;

    private long lastCheckpoint = System.nanoTime();
    /** After how many executions it ends without a conclusion, as others do the rest. */
    private long beginning = Long.MAX_VALUE;

    private volatile Explorer lead;
    private volatile double done = Double.NaN;

    /** @param plan makes the search; called again if it has to begin anew */
    public SearchLoop(
            Options options,
            Purpose purpose,
            Subject subject,
            LoadedSubject loaded,
            Supplier<Batches> plan,
            Checkpoint checkpoint,
            SearchStatistics statistics) {
        this.options = options;
        this.purpose = purpose;
        points.add(options.points());
        this.subject = subject;
        this.loaded = loaded;
        this.plan = plan;
        this.statistics = statistics;
        this.checkpoint = checkpoint;
        raceRules = new RaceRules(options, loaded.loader(), subject.name());
        budget = new SearchBudget(options);
        pool = new ExplorerPool(options, budget);
        sequential = options.workers() == 1;
        isPart = options.shard().isPresent() || options.result().isPresent();
    }

    @Override
    public void run() {
        Commons.reset();
        JvmState.forget();
        if (options.detect() == DetectMode.NONE) {
            statistics.denyExhaustive("nothing was looked for (--detect none)");
        }
        try (Explorer leadExplorer = new Explorer(options, purpose, loaded, numbers, causes, points, raceRules);
                pool) {
            lead = leadExplorer;
            begin(leadExplorer);
            try {
                rehearse(leadExplorer);
                resumed = checkpoint.restore(state(), leadExplorer, scheduleRunner, recorder);
                explore(leadExplorer);
                conclude();
            } catch (OutOfTimeException e) {
                statistics.note("the time was over within an execution, which was left");
            }
        } catch (RuntimeException | Error e) {
            statistics.fault("the tool itself failed: " + e + Explorer.topFrame(e));
        }
    }

    private void begin(Explorer leadExplorer) {
        batches = plan.get();
        budget.start();
        scheduleRunner = new ScheduleRunner(leadExplorer.runner(), loaded, points);
        recorder = new FindingRecorder(scheduleRunner, options, raceRules, subject, purpose, statistics);
        livelocks = new LivelockSearch(recorder, options);
        merger = new ResultMerger(options, statistics, causes, points, potentialDeadlocks, recorder, livelocks);
    }

    /** Runs at most so many executions: the rest of the search is done elsewhere. To be called before {@link #run}. */
    public void endAfter(long executions) {
        beginning = executions;
    }

    /** The explorers at work, for looks from outside. */
    public List<Explorer> explorers() {
        List<Explorer> all = new ArrayList<>(pool.explorers());
        if (lead != null) {
            all.add(lead);
        }
        return all;
    }

    /** Of the classes that all explorers used. */
    public List<ClassLoader> loaders() {
        List<ClassLoader> all = new ArrayList<>();
        all.addAll(loaded.loaders());
        explorers().forEach(explorer -> all.addAll(explorer.loaders()));
        return all;
    }

    /** Ends the search after the running executions. */
    public void stop() {
        budget.stop();
    }

    /**
     * Holds explorers to the time limit, from outside. True if one does not even leave the execution that it runs, and
     * has to be abandoned.
     */
    public boolean isLongOver() {
        if (budget.isOver()) {
            explorers().forEach(explorer -> explorer.runner().stop());
        }
        return budget.isLongOver();
    }

    /** How many explorers could take part. */
    public int workers() {
        return sequential ? 1 : options.workers();
    }

    /** How much of the search was done a moment ago, see {@link Batches#done}. */
    public double done() {
        return done;
    }

    private void explore(Explorer leadExplorer) {
        while (!statistics.isFaulty() && budget.hasTime()) {
            long executions = statistics.budgetedExecutions();
            long left = Math.min(budget.left(executions), beginning - executions);
            if (left <= 0) {
                finishIfOver();
                return;
            }
            if (left < size()) {
                // A run that resumes with a larger budget would have had a larger batch here.
                checkpoint.saveForGood(state());
            }
            List<? extends Strategy> batch = batches.next((int) Math.min(left, size()));
            batches.remarks().forEach(statistics::note);
            statistics.beginPhase(batches.phase());
            if (batch.isEmpty()) {
                finish();
                return;
            }
            isMerged = false;
            ended = 0;
            switch (runBatch(batch, leadExplorer)) {
                case STOP -> {
                    return;
                }
                case RESTART -> restart(leadExplorer);
                case CONTINUE -> merge();
            }
        }
    }

    /** The budget may be just as large as the search. */
    private void finishIfOver() {
        if (isMerged && batches.done() == 1) {
            finish();
        }
    }

    private void finish() {
        if (purpose == Purpose.EXPLORE) {
            statistics.exhausted();
            rehearsal.compare(statistics);
        }
    }

    private void rehearse(Explorer leadExplorer) {
        // The search may add to its points, and the rehearsal has to stay the same.
        ExtraSchedulingPoints same = ExtraSchedulingPoints.of(points.variables());
        rehearsal = new Rehearsal(
                new ScheduleRunner(leadExplorer.runner(), loaded, same),
                SearchLoop::usualSchedule,
                () -> StateKeepers.of(loaded));
        if (purpose == Purpose.EXPLORE) {
            rehearsal.begin(statistics);
        }
    }

    private static Strategy usualSchedule() {
        return new DporSearch().next(1).get(0);
    }

    private void merge() {
        batches.merge();
        isMerged = true;
        long now = System.nanoTime();
        // Time may end within the next batch: what was waited for is kept at once.
        if (budget.batchMerged() || now - lastCheckpoint > CHECKPOINT_NANOS) {
            lastCheckpoint = now;
            done = batches.done();
            checkpoint.save(state());
        } else if (size() < LARGEST_BATCH) {
            // Short searches are not checked again before they end.
            done = batches.done();
        }
    }

    private Checkpoint.State state() {
        return new Checkpoint.State(batches, numbers, statistics, points, potentialDeadlocks, livelocks, causes);
    }

    private int size() {
        return (int) Math.max(1, Math.min(LARGEST_BATCH, statistics.allExecutions() / BATCH_FRACTION));
    }

    private ResultMerger.Next runBatch(List<? extends Strategy> batch, Explorer leadExplorer) {
        if (first == null) {
            ResultMerger.Next next = runFirst(batch.get(0), leadExplorer);
            return next == ResultMerger.Next.CONTINUE
                    ? runSequentially(batch.subList(1, batch.size()), leadExplorer)
                    : next;
        }
        boolean together = size() > 1 && hasHelpers() && batch.size() > 1;
        return together ? runInParallel(batch, leadExplorer) : runSequentially(batch, leadExplorer);
    }

    private ResultMerger.Next runFirst(Strategy execution, Explorer leadExplorer) {
        RecordingStrategy recording = new RecordingStrategy(execution, List.of());
        ExecutionSummary summary = leadExplorer.run(recording);
        ExecutionSummary.Figures figures = summary.figures();
        first = new FirstExecution(
                leadExplorer.choices(), recording.recorded(), figures.steps(), figures.output(), points.variables());
        if (summary.isUnusable()) {
            return merger.merge(summary);
        }
        FirstExecution.Rerun rerun = scheduleRunner.runAgain(first);
        boolean isOther = resumed ? rerun.difference().isPresent() : !first.matches(rerun);
        if (isOther && !restartedForWarmUp) {
            restartedForWarmUp = true;
            first = null;
            return ResultMerger.Next.RESTART;
        }
        first.report(rerun, statistics);
        return statistics.isFaulty() ? ResultMerger.Next.STOP : merge(summary);
    }

    private ResultMerger.Next runSequentially(List<? extends Strategy> batch, Explorer leadExplorer) {
        for (Strategy execution : batch) {
            ResultMerger.Next next = budget.hasTime() ? merge(leadExplorer.run(execution)) : ResultMerger.Next.STOP;
            if (next != ResultMerger.Next.CONTINUE) {
                return next;
            }
        }
        return ResultMerger.Next.CONTINUE;
    }

    private ResultMerger.Next runInParallel(List<? extends Strategy> batch, Explorer leadExplorer) {
        return pool.run(batch, leadExplorer, this::mergeUnlessShared);
    }

    /** Executions that ended before anything shared was touched are not disturbed by it. */
    private ResultMerger.Next mergeUnlessShared(ExecutionSummary summary) {
        return Commons.changed().isEmpty() ? merge(summary) : ResultMerger.Next.RESTART;
    }

    /** The next one of the batch. */
    private ResultMerger.Next merge(ExecutionSummary summary) {
        if (isPart) {
            statistics.beginCell(batches.cell(ended));
        }
        ResultMerger.Next next = merger.merge(summary);
        ended++;
        if (next == ResultMerger.Next.CONTINUE) {
            batches.ended(ended);
        }
        return next;
    }

    /** Whether there are helpers to share a batch with; they are called when the first one is large enough. */
    private boolean hasHelpers() {
        if (!sequential && !batches.isParallel()) {
            becomeSequential("the strategy '" + options.strategy().text() + "' cannot be shared");
        } else if (!sequential && !subject.isIsolated()) {
            becomeSequential("explorers would share the classes of " + subject.name());
        } else if (!sequential && !Commons.changed().isEmpty()) {
            becomeSequential(shared());
        }
        if (!sequential && !recruited) {
            recruited = true;
            pool.start(options.workers() - 1, new Helpers(first));
        }
        return !sequential;
    }

    private static String shared() {
        return "the program uses " + Commons.changed() + ", which explorers in one JVM share";
    }

    private void becomeSequential(String why) {
        sequential = true;
        statistics.note("--workers " + options.workers() + ": " + why + "; one explorer did all of it");
    }

    /** Begins anew. Whatever made that necessary is known by now and will not do so again. */
    private void restart(Explorer leadExplorer) {
        statistics.reset();
        causes.clear();
        potentialDeadlocks.reset();
        explorers().forEach(Explorer::reset);
        if (!options.points().containsAll(points.variables())) {
            points.remarks().forEach(statistics::note);
        }
        if (!Commons.changed().isEmpty()) {
            pool.close();
            becomeSequential(shared());
        }
        begin(leadExplorer);
    }

    /** What a reader of the result should know of a search that did not come to its end. */
    private void conclude() {
        if (statistics.isFaulty()) {
            return;
        }
        raceRules.remarks().forEach(statistics::note);
        if (statistics.budgetedExecutions() >= beginning && !statistics.isExhausted()) {
            done = isMerged ? batches.done() : done;
            return;
        }
        boolean over = statistics.isExhausted() || statistics.ownFindings() > 0 && !options.keepGoing();
        if (over) {
            checkpoint.finish(statistics);
        } else if (isMerged) {
            checkpoint.save(state());
        }
        if (!statistics.isComplete() && (statistics.ownFindings() == 0 || options.keepGoing())) {
            potentialDeadlocks.confirmAndReport(recorder, statistics);
            merger.finish();
        }
        if (over) {
            return;
        }
        double reached = isMerged ? batches.done() : done;
        if (options.shard().isPresent()) {
            statistics.estimatePart(reached);
            return;
        }
        statistics.estimate(reached);
        if (statistics.findings() == 0 && purpose == Purpose.EXPLORE) {
            NextSteps.of(options, statistics, reached, plainShare()).ifPresent(statistics::note);
        }
        if (!batches.scope().isEmpty()) {
            statistics.note(batches.scope());
        }
    }

    private double plainShare() {
        return rehearsal == null ? 0 : rehearsal.plainShare();
    }

    /** What helpers begin with: classes of their own, and the first execution, which must be the same for all. */
    private final class Helpers implements ExplorerPool.HelperFactory {
        private final FirstExecution model;

        Helpers(FirstExecution model) {
            this.model = model;
        }

        @Override
        public LoadedSubject load() throws UnusableSubject {
            return subject.load();
        }

        @Override
        public Explorer explorer(LoadedSubject own) {
            Thread.currentThread().setContextClassLoader(own.loader());
            Explorer explorer = new Explorer(options, purpose, own, numbers, causes, points, raceRules);
            ExtraSchedulingPoints same = ExtraSchedulingPoints.of(model.points());
            new ScheduleRunner(explorer.runner(), own, same).compareWith(model, statistics);
            return explorer;
        }

        @Override
        public void failed(String why) {
            statistics.fault(why);
        }
    }
}
