package io.selvage.explore;

import io.selvage.hooks.Fibers;
import io.selvage.model.Ending;
import io.selvage.options.BadOption;
import io.selvage.options.Options;
import io.selvage.replay.BadSchedule;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.scheduler.ProgramRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.ReplayStrategy;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Explores a subject, or runs one schedule of it. Blocks until there is a verdict; if the calling thread is interrupted, the
 * search ends early and the result says what it has.
 */
public final class Exploration {
    private static final long LOOK_MILLIS = 100;
    private static final long LAST_WORDS_MILLIS = 2_000;

    private final Options options;
    private final Subject subject;
    private final Standing.Watcher watcher;
    private final Tally tally = new Tally();
    private final long begun = System.nanoTime();
    private int workers = 1;

    private Exploration(Options options, Subject subject, Standing.Watcher watcher) {
        this.options = options;
        this.subject = subject;
        this.watcher = watcher;
    }

    public static Result run(Options options, Subject subject) {
        return run(options, subject, Standing.Watcher.NOBODY);
    }

    /**
     * @param watcher is told now and then where the search stands
     * @throws BadOption if an option cannot be used with this subject
     */
    public static Result run(Options options, Subject subject, Standing.Watcher watcher) {
        Exploration exploration = new Exploration(options, subject, watcher);
        boolean unshared = Strategies.batches(options) instanceof Unshared;
        if (options.resume().isPresent() && unshared) {
            throw new BadOption(
                    "--resume", "the strategy '" + options.strategy().text() + "' cannot be resumed", "leave it out");
        }
        exploration.explore(Purpose.EXPLORE, () -> Strategies.batches(options), () -> Frontier.open(options, subject));
        exploration.remark();
        return exploration.result("run", options.strategy().text());
    }

    /**
     * @param file what was recorded besides the schedule; null if only its text is known
     * @throws BadSchedule if the program does not follow it
     */
    public static Result replay(Options options, Subject subject, Schedule schedule, ScheduleFile file) {
        Options same = schedule.header().applyTo(options);
        Exploration exploration = new Exploration(same, subject, Standing.Watcher.NOBODY);
        List<String> expected = file == null ? List.of() : file.expected();
        exploration.explore(
                Purpose.REPLAY,
                () -> new Unshared(new Recording(new ReplayStrategy(schedule.picks()), expected)),
                Frontier::none);
        exploration.tally.divergence().ifPresent(Exploration::refuse);
        return exploration.result("replay", "replay");
    }

    /** What a reader of the result should know besides. */
    private void remark() {
        if (options.strategy().isRandom()) {
            tally.note("seed " + options.seed());
            tally.noteSamples();
        }
    }

    private static void refuse(Ending.Diverged diverged) {
        throw new BadSchedule(
                "the program does not follow this schedule: at step " + diverged.step() + " it should have come to "
                        + diverged.expected() + " and came to " + diverged.found(),
                "it has changed since the schedule was recorded, or depends on more than the schedule: record it again");
    }

    private void explore(Purpose purpose, Supplier<Batches> plan, Supplier<Frontier> opening) {
        try {
            String objection = SelfCheck.run();
            if (!objection.isEmpty()) {
                tally.fault(objection);
                return;
            }
            Policy.install(options);
            Frontier frontier = opening.get();
            try (Loaded loaded = subject.load()) {
                Search search = new Search(options, purpose, subject, loaded, plan, frontier, tally);
                watch(search, loaded);
                workers = search.workers();
            }
        } catch (Unusable e) {
            tally.fault(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            tally.note("interrupted before the search was over");
        }
    }

    private void watch(Search search, Loaded loaded) throws InterruptedException {
        Thread explorer = ProgramRunner.explorerThread(search, "selvage-explorer");
        explorer.setContextClassLoader(loaded.loader());
        explorer.start();
        Map<Explorer, Watchdog> watchdogs = new IdentityHashMap<>();
        try {
            for (explorer.join(LOOK_MILLIS); explorer.isAlive(); explorer.join(LOOK_MILLIS)) {
                for (Explorer one : search.explorers()) {
                    String stuck = watchdogs
                            .computeIfAbsent(one, unseen -> new Watchdog())
                            .ask(one.runner());
                    if (!stuck.isEmpty()) {
                        tally.fault(stuck);
                        return;
                    }
                }
                watcher.see(new Standing(tally.executions(), seconds(), search.done(), tally.findings()));
            }
            search.loaders().forEach(loader -> Escapes.of(loader).ifPresent(tally::fault));
            if (loaded.loader() instanceof ProgramLoader own) {
                LeftAlone.of(own).tell(tally);
            }
        } catch (InterruptedException e) {
            search.stop();
            explorer.join(LAST_WORDS_MILLIS);
            throw e;
        }
    }

    private double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    private Result result(String command, String strategy) {
        ResultBuilder result = Result.builder(command, subject.name())
                .strategy(strategy)
                .workers(workers)
                .turnstile(Fibers.installed() == null ? "platform" : "continuation")
                .seconds(seconds());
        tally.fill(result);
        return result.build();
    }
}
