package io.selvage.explore.search;

import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.ExtraSchedulingPoints;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.execution.Purpose;
import io.selvage.explore.reproduce.FirstExecution;
import io.selvage.explore.reproduce.LivelockSearch;
import io.selvage.explore.reproduce.PotentialDeadlocks;
import io.selvage.explore.reproduce.RecordingStrategy;
import io.selvage.explore.reproduce.Replayer;
import io.selvage.explore.resume.Checkpoint;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.Subject;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.hooks.Commons;
import io.selvage.options.DetectMode;
import io.selvage.options.Options;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Leads the exploration of a subject until the search, the budget or patience ends. Executions are handed out in batches whose
 * sizes depend only on how many have been run, and taken in in the order of their batch; so what comes of it depends neither
 * on how many explorers there are nor on who was faster.
 */
public final class SearchLoop implements Runnable {
    /** A batch is at most this part of what has been run: little is lost if the search ends within it. */
    private static final int PART = 8;

    private static final int LARGEST = 1024;
    /** How often to estimate and to save; tests have no time to lose. */
    private static final long LOOK_NANOS = Integer.getInteger("selvage.frontier.millis", 500) * 1_000_000L;

    private final Options options;
    private final Purpose purpose;
    private final ExtraSchedulingPoints points;
    private final PotentialDeadlocks suspicions = new PotentialDeadlocks();
    private final Subject subject;
    private final LoadedSubject loaded;
    private final Supplier<Batches> plan;
    private final SearchStatistics tally;
    private final Checkpoint frontier;
    private final SearchBudget budget;
    private final ThreadNumbering numbers = new ThreadNumbering();
    private final KnownCauses causes = new KnownCauses();
    private final ExplorerPool crew;

    private Batches batches;
    private ResultMerger intake;
    private LivelockSearch livelocks;
    private Replayer replayer;
    /** The first execution that was run, for every explorer to be compared with; null before. */
    private FirstExecution first;
    /** Whether helpers are out of the question. */
    private volatile boolean alone;

    private boolean recruited;
    /**
     * Whether the search has begun anew because the second execution was not like the first. Libraries set themselves up when they
     * are first used, outside of what is reset; if the third is not like the second, the program is not deterministic.
     */
    private boolean rehearsed;
    /** Whether the search goes on with what an earlier run has left; libraries have set themselves up before that. */
    private boolean resumed;
    /** How many executions of the batch have been taken in. */
    private int ended;
    /** Whether nothing is handed out whose results the search does not know. */
    private boolean isMerged;

    private long looked = System.nanoTime();
    private volatile Explorer lead;
    private volatile double done = Double.NaN;

    /** @param plan makes the search; called again if it has to begin anew */
    public SearchLoop(
            Options options,
            Purpose purpose,
            Subject subject,
            LoadedSubject loaded,
            Supplier<Batches> plan,
            Checkpoint frontier,
            SearchStatistics tally) {
        this.options = options;
        this.purpose = purpose;
        points = tally.points();
        points.add(options.points());
        this.subject = subject;
        this.loaded = loaded;
        this.plan = plan;
        this.tally = tally;
        this.frontier = frontier;
        budget = new SearchBudget(options);
        crew = new ExplorerPool(options, budget);
        alone = options.workers() == 1;
    }

    @Override
    public void run() {
        Commons.reset();
        if (options.detect() == DetectMode.NONE) {
            tally.reserve("nothing was looked for (--detect none)");
        }
        try (Explorer own = new Explorer(options, purpose, loaded, numbers, causes, points);
                crew) {
            lead = own;
            begin(own);
            resumed = frontier.restore(state(), own, replayer);
            explore(own);
            conclude();
        } catch (RuntimeException | Error e) {
            tally.fault("the tool itself failed: " + e + Explorer.at(e));
        }
    }

    private void begin(Explorer own) {
        batches = plan.get();
        budget.begin();
        replayer = new Replayer(own.runner(), loaded, options, subject, purpose, points);
        livelocks = new LivelockSearch(replayer, options);
        intake = new ResultMerger(options, tally, causes, points, suspicions, replayer, livelocks);
    }

    /** The explorers at work, for looks from outside. */
    public List<Explorer> explorers() {
        List<Explorer> all = new ArrayList<>(crew.explorers());
        if (lead != null) {
            all.add(lead);
        }
        return all;
    }

    /** Of the classes that all explorers used. */
    public List<ClassLoader> loaders() {
        List<ClassLoader> all = new ArrayList<>();
        all.add(loaded.loader());
        explorers().forEach(explorer -> all.add(explorer.loader()));
        return all;
    }

    /** Ends the search after the executions under way. */
    public void stop() {
        budget.stop();
    }

    /** How many explorers could take part. */
    public int workers() {
        return alone ? 1 : options.workers();
    }

    /** How much of the search was done a moment ago, see {@link Batches#done}. */
    public double done() {
        return done;
    }

    private void explore(Explorer own) {
        while (!tally.isFaulty() && budget.hasTime()) {
            long left = budget.left(tally.spent());
            if (left <= 0) {
                finishIfOver();
                return;
            }
            if (left < size()) {
                // Whoever goes on with a larger budget would have had a larger batch here.
                frontier.saveForGood(state());
            }
            List<? extends Strategy> batch = batches.next((int) Math.min(left, size()));
            batches.remarks().forEach(tally::note);
            if (batch.isEmpty()) {
                finish();
                return;
            }
            isMerged = false;
            ended = 0;
            switch (take(batch, own)) {
                case STOP -> {
                    return;
                }
                case RESTART -> restart(own);
                case GO_ON -> merge();
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
            tally.exhausted();
        }
    }

    private void merge() {
        batches.merge();
        isMerged = true;
        long now = System.nanoTime();
        // Time may end within the next batch: what was waited for is kept at once.
        if (budget.merged() || now - looked > LOOK_NANOS) {
            looked = now;
            done = batches.done();
            frontier.save(state());
        } else if (size() < LARGEST) {
            // Short searches are not looked at again before they end.
            done = batches.done();
        }
    }

    private Checkpoint.State state() {
        return new Checkpoint.State(batches, numbers, tally, suspicions, livelocks, causes);
    }

    private int size() {
        return (int) Math.max(1, Math.min(LARGEST, tally.runs() / PART));
    }

    private ResultMerger.Next take(List<? extends Strategy> batch, Explorer own) {
        if (first == null) {
            ResultMerger.Next next = takeFirst(batch.get(0), own);
            return next == ResultMerger.Next.GO_ON ? takeAlone(batch.subList(1, batch.size()), own) : next;
        }
        boolean together = size() > 1 && hasHelp() && batch.size() > 1;
        return together ? takeTogether(batch, own) : takeAlone(batch, own);
    }

    private ResultMerger.Next takeFirst(Strategy execution, Explorer own) {
        RecordingStrategy recording = new RecordingStrategy(execution, List.of());
        ExecutionSummary seen = own.run(recording);
        first = new FirstExecution(own.picks(), recording.picked(), seen.steps, seen.output, points.names());
        if (seen.isVoid()) {
            return intake.take(seen);
        }
        FirstExecution.Again again = replayer.rerun(first);
        boolean isOther = resumed ? again.difference().isPresent() : !first.isLike(again);
        if (isOther && !rehearsed) {
            rehearsed = true;
            first = null;
            return ResultMerger.Next.RESTART;
        }
        first.judge(again, tally);
        return tally.isFaulty() ? ResultMerger.Next.STOP : take(seen);
    }

    private ResultMerger.Next takeAlone(List<? extends Strategy> batch, Explorer own) {
        for (Strategy execution : batch) {
            ResultMerger.Next next = budget.hasTime() ? take(own.run(execution)) : ResultMerger.Next.STOP;
            if (next != ResultMerger.Next.GO_ON) {
                return next;
            }
        }
        return ResultMerger.Next.GO_ON;
    }

    private ResultMerger.Next takeTogether(List<? extends Strategy> batch, Explorer own) {
        return crew.run(batch, own, this::takeUndisturbed);
    }

    /** Executions that ended before anything shared was touched are not disturbed by it. */
    private ResultMerger.Next takeUndisturbed(ExecutionSummary seen) {
        return Commons.changed().isEmpty() ? take(seen) : ResultMerger.Next.RESTART;
    }

    /** The next one of the batch. */
    private ResultMerger.Next take(ExecutionSummary seen) {
        ResultMerger.Next next = intake.take(seen);
        ended++;
        if (next == ResultMerger.Next.GO_ON) {
            batches.ended(ended);
        }
        return next;
    }

    /** Whether there are helpers to share a batch with; they are called when the first one is large enough. */
    private boolean hasHelp() {
        if (!alone && batches instanceof NonParallelSearch) {
            stayAlone("the strategy '" + options.strategy().text() + "' cannot be shared");
        } else if (!alone && !subject.isIsolated()) {
            stayAlone("explorers would share the classes of " + subject.name());
        } else if (!alone && !Commons.changed().isEmpty()) {
            stayAlone(shared());
        }
        if (!alone && !recruited) {
            recruited = true;
            crew.recruit(options.workers() - 1, new Equipment(first));
        }
        return !alone;
    }

    private static String shared() {
        return "the program uses " + Commons.changed() + ", which explorers in one JVM share";
    }

    private void stayAlone(String why) {
        alone = true;
        tally.note("--workers " + options.workers() + ": " + why + "; one explorer did all of it");
    }

    /** Begins anew. Whatever made that necessary is known by now and will not do so again. */
    private void restart(Explorer own) {
        tally.forget();
        causes.forget();
        suspicions.forget();
        explorers().forEach(Explorer::forget);
        if (!options.points().containsAll(points.names())) {
            tally.note("races were found on " + String.join(", ", points.names())
                    + ", so their accesses are scheduling points, and the search began anew with them");
        }
        if (!Commons.changed().isEmpty()) {
            crew.close();
            stayAlone(shared());
        }
        begin(own);
    }

    /** What a reader of the result should know of a search that did not come to its end. */
    private void conclude() {
        if (tally.isFaulty()) {
            return;
        }
        boolean over = tally.isExhausted() || tally.findings() > 0 && !options.keepGoing();
        if (over) {
            frontier.finish(tally);
        } else if (isMerged) {
            frontier.save(state());
        }
        if (!tally.isComplete() && (tally.findings() == 0 || options.keepGoing())) {
            suspicions.report(replayer, tally);
            intake.conclude();
        }
        if (over) {
            return;
        }
        tally.estimate(isMerged ? batches.done() : done);
        if (!batches.scope().isEmpty()) {
            tally.note(batches.scope());
        }
    }

    /** What helpers begin with: classes of their own, and the first execution, which must be the same for everybody. */
    private final class Equipment implements ExplorerPool.Equipment {
        private final FirstExecution model;

        Equipment(FirstExecution model) {
            this.model = model;
        }

        @Override
        public LoadedSubject load() throws UnusableSubject {
            return subject.load();
        }

        @Override
        public Explorer explorer(LoadedSubject own) {
            Thread.currentThread().setContextClassLoader(own.loader());
            Explorer explorer = new Explorer(options, purpose, own, numbers, causes, points);
            ExtraSchedulingPoints same = ExtraSchedulingPoints.of(model.points());
            model.compareWith(new Replayer(explorer.runner(), own, options, subject, purpose, same), tally);
            return explorer;
        }

        @Override
        public void failed(String why) {
            tally.fault(why);
        }
    }
}
