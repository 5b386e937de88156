package io.selvage.explore;

import io.selvage.explore.control.EscapedThreads;
import io.selvage.explore.control.SelfCheck;
import io.selvage.explore.control.Stall;
import io.selvage.explore.control.UnwovenClasses;
import io.selvage.explore.control.Watchdog;
import io.selvage.explore.control.WeavingPolicy;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.Purpose;
import io.selvage.explore.execution.RunnerSettings;
import io.selvage.explore.reproduce.RecordingStrategy;
import io.selvage.explore.reproduce.StuckSection;
import io.selvage.explore.resume.Checkpoint;
import io.selvage.explore.search.NonParallelSearch;
import io.selvage.explore.search.SearchLoop;
import io.selvage.explore.search.StrategyFactory;
import io.selvage.explore.shard.PartFile;
import io.selvage.explore.shard.PartResult;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.ProcessSystem;
import io.selvage.explore.subject.ProgramProperties;
import io.selvage.explore.subject.Subject;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.hooks.Fibers;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.ResultBuilder;
import io.selvage.model.Unseen;
import io.selvage.options.BadOption;
import io.selvage.options.Options;
import io.selvage.options.Shard;
import io.selvage.options.StrategyName;
import io.selvage.options.StrategyTrait;
import io.selvage.replay.BadSchedule;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.guided.ReplayStrategy;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Explores a subject, or runs one schedule of it. Blocks until there is a verdict; if the calling thread is
 * interrupted, the search ends early and the result says what it has.
 */
public final class Exploration {
    private static final long LOOK_MILLIS = 100;
    private static final long LAST_WORDS_MILLIS = 2_000;

    private final Options options;
    private final Subject subject;
    private final SearchProgress.Watcher watcher;
    private final SearchStatistics statistics = new SearchStatistics();
    private final long begun = System.nanoTime();
    private final long wovenBefore = Weaving.nanos();
    private int workers = 1;
    /** How many executions to run at most, if the search is to be done elsewhere from there on. */
    private long beginning = Long.MAX_VALUE;

    private double done = Double.NaN;

    private Exploration(Options options, Subject subject, SearchProgress.Watcher watcher) {
        this.options = options;
        this.subject = subject;
        this.watcher = watcher;
    }

    public static Result run(Options options, Subject subject) {
        return run(options, subject, SearchProgress.Watcher.NONE);
    }

    /**
     * @param watcher receives the state of the search now and then
     * @throws BadOption if an option cannot be used with this subject
     */
    public static Result run(Options options, Subject subject, SearchProgress.Watcher watcher) {
        if (options.shard().isPresent()) {
            return ShardRun.run(options, subject, watcher);
        }
        if (options.resume().isPresent() && !StrategyFactory.isParallel(options)) {
            throw new BadOption(
                    "--resume", "the strategy '" + options.strategy().text() + "' cannot be resumed", "leave it out");
        }
        Exploration exploration = explored(options, subject, watcher);
        exploration.noteSamples();
        Result result = exploration.result("run", strategyName(options.strategy(), exploration.statistics));
        options.result()
                .ifPresent(file -> PartFile.write(
                        file,
                        PartResult.of(
                                options,
                                subject,
                                result,
                                exploration.statistics,
                                Optional.empty(),
                                PartResult.Kind.WHOLE)));
        return result;
    }

    /** Has explored what the options say. */
    static Exploration explored(Options options, Subject subject, SearchProgress.Watcher watcher) {
        return explored(options, subject, watcher, Long.MAX_VALUE);
    }

    /** Has run the first {@code most} executions of that. */
    static Exploration beginning(Options options, long most, Subject subject, SearchProgress.Watcher watcher) {
        return explored(options, subject, watcher, most);
    }

    /** Has nothing to explore. */
    static Exploration nothing(Options options, Subject subject) {
        Exploration exploration = new Exploration(options, subject, SearchProgress.Watcher.NONE);
        exploration.statistics.exhausted();
        return exploration;
    }

    private static Exploration explored(
            Options options, Subject subject, SearchProgress.Watcher watcher, long beginning) {
        Exploration exploration = new Exploration(options, subject, watcher);
        exploration.beginning = beginning;
        exploration.explore(
                Purpose.EXPLORE,
                () -> StrategyFactory.search(options, exploration.statistics),
                () -> Checkpoint.open(options, subject));
        return exploration;
    }

    private void noteSamples() {
        if (options.strategy().has(StrategyTrait.RANDOM) || statistics.hasSamples()) {
            statistics.noteSamples(options.seed());
        }
    }

    /** Whether there is nothing more to explore. */
    boolean isOver() {
        return statistics.isExhausted() || statistics.isFaulty() || hasStoppedAtFinding();
    }

    boolean hasStoppedAtFinding() {
        return statistics.ownFindings() > 0 && !options.keepGoing();
    }

    /** How much of the search was done, an estimate; NaN if that is unknown. */
    double done() {
        return done;
    }

    SearchStatistics statistics() {
        return statistics;
    }

    /** What there is to say about this as a part of a search. */
    Result partResult(Shard shard, double seconds) {
        noteSamples();
        ResultBuilder result =
                builder("run", strategyName(options.strategy(), statistics)).seconds(seconds);
        statistics.writePartTo(result, "this is " + shard + "; the verdict is that of all of them merged");
        return withProcesses(result).build();
    }

    private static String strategyName(StrategyName strategy, SearchStatistics statistics) {
        return (statistics.isShared() ? strategy : strategy.leading()).text();
    }

    /**
     * @param file what was recorded besides the schedule; null if only its text is known
     * @throws BadSchedule if the program does not follow it
     */
    public static Result replay(Options options, Subject subject, Schedule schedule, ScheduleFile file) {
        Options same = schedule.header().applyTo(options);
        Exploration exploration = new Exploration(same, subject, SearchProgress.Watcher.NONE);
        List<String> expected = file == null ? List.of() : file.expected();
        exploration.explore(
                Purpose.REPLAY,
                () -> new NonParallelSearch(new RecordingStrategy(new ReplayStrategy(schedule.choices()), expected)),
                Checkpoint::none);
        exploration.statistics.divergence().ifPresent(Exploration::refuse);
        return exploration.result("replay", "replay");
    }

    private static void refuse(Ending.Diverged diverged) {
        throw new BadSchedule(
                "the program does not follow this schedule: at step " + diverged.step() + " it should have come to "
                        + diverged.expected() + " and came to " + diverged.found(),
                "it has changed since the schedule was recorded, or depends on more than the schedule: record"
                        + " it again");
    }

    private void explore(Purpose purpose, Supplier<Batches> search, Supplier<Checkpoint> opening) {
        try {
            Optional<String> problem = SelfCheck.run();
            if (problem.isPresent()) {
                statistics.fault(problem.get());
                return;
            }
            WeavingPolicy.install(options).forEach(statistics::note);
            // What an option names may not be there: better now than on an explorer's thread.
            RunnerSettings.of(options);
            Checkpoint checkpoint = opening.get();
            ProgramProperties properties = ProgramProperties.set(subject);
            try (LoadedSubject loaded = subject.load()) {
                SearchLoop loop = new SearchLoop(options, purpose, subject, loaded, search, checkpoint, statistics);
                loop.endAfter(beginning);
                watch(loop, loaded, purpose);
                workers = loop.workers();
                done = loop.done();
            } finally {
                properties.putBack();
            }
        } catch (UnusableSubject e) {
            statistics.fault(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            statistics.note("interrupted before the search was over");
        }
    }

    private void watch(SearchLoop loop, LoadedSubject loaded, Purpose purpose) throws InterruptedException {
        Thread explorer = ProgramRunner.explorerThread(loop, "selvage-explorer");
        explorer.setContextClassLoader(loaded.loader());
        explorer.start();
        Map<Explorer, Watchdog> watchdogs = new IdentityHashMap<>();
        try {
            for (explorer.join(LOOK_MILLIS); explorer.isAlive(); explorer.join(LOOK_MILLIS)) {
                for (Explorer one : loop.explorers()) {
                    Optional<Stall> stall = watchdogs
                            .computeIfAbsent(one, unseen -> new Watchdog())
                            .check(one.runner());
                    if (stall.isPresent()) {
                        report(one, stall.get(), purpose);
                        return;
                    }
                }
                if (loop.isLongOver()) {
                    statistics.note("the time was over, and " + whereabouts(loop) + " could not be stopped");
                    return;
                }
                watcher.progress(new SearchProgress(
                        statistics.executions(), seconds(), weaving(), loop.done(), statistics.findings()));
            }
            loop.loaders().forEach(loader -> EscapedThreads.of(loader).ifPresent(statistics::fault));
            report(UnwovenClasses.of(loaded.definedClasses().get(), loop.loaders()));
        } catch (InterruptedException e) {
            loop.stop();
            explorer.join(LAST_WORDS_MILLIS);
            throw e;
        }
    }

    private void report(Explorer stuck, Stall stall, Purpose purpose) {
        Optional<Finding> section = StuckSection.find(stuck.runner(), stall);
        if (section.isEmpty()) {
            statistics.fault(stall.message());
            return;
        }
        statistics.denyExhaustive("the search ended there: a call that does not come back cannot be left");
        statistics.addInferredFinding(
                purpose == Purpose.REPLAY
                        ? section.get()
                        : StuckSection.record(section.get(), stuck.runner(), options, subject, statistics::note));
    }

    private static String whereabouts(SearchLoop loop) {
        for (Explorer one : loop.explorers()) {
            List<StackTraceElement> stack = Watchdog.whereabouts(one.runner());
            if (one.runner().progress().isRunning() && !stack.isEmpty()) {
                return "the thread '" + one.runner().progress().current() + "', in " + stack.get(0) + ",";
            }
        }
        return "what was done last";
    }

    private void report(UnwovenClasses unwoven) {
        for (String message : unwoven.messages()) {
            if (unwoven.isAll()) {
                statistics.nothingTested(message);
            } else {
                statistics.denyExhaustive(message);
            }
        }
        if (!unwoven.isAll()) {
            unwoven.excluded().forEach(name -> statistics.addUnseenClass(new Unseen(name, "--exclude")));
            unwoven.unseen().forEach(name -> statistics.addUnseenClass(new Unseen(name, "")));
        }
    }

    private double weaving() {
        return (Weaving.nanos() - wovenBefore) / 1e9;
    }

    private double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    private Result result(String command, String strategy) {
        ResultBuilder result = builder(command, strategy);
        statistics.writeTo(result);
        return withProcesses(result).build();
    }

    private ResultBuilder builder(String command, String strategy) {
        return Result.builder(command, subject.name())
                .strategy(strategy)
                .workers(workers)
                .turnstile(Fibers.installed() == null ? "platform" : "continuation")
                .seconds(seconds());
    }

    private ResultBuilder withProcesses(ResultBuilder result) {
        return subject instanceof ProcessSystem system
                ? result.processes(statistics.processes(system.names()))
                : result;
    }
}
