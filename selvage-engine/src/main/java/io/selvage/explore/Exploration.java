package io.selvage.explore;

import io.selvage.hooks.Fibers;
import io.selvage.model.Ending;
import io.selvage.options.Options;
import io.selvage.replay.BadSchedule;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.scheduler.ProgramRunner;
import io.selvage.strategy.ReplayStrategy;
import io.selvage.strategy.Strategy;
import java.util.List;
import java.util.Optional;

/**
 * Explores a subject, or runs one schedule of it. Blocks until there is a verdict; if the calling thread is interrupted, the
 * search ends early and the result says what it has.
 */
public final class Exploration {
    private static final long LOOK_MILLIS = 100;
    private static final long LAST_WORDS_MILLIS = 2_000;

    private final Options options;
    private final Subject subject;
    private final Tally tally = new Tally();
    private final long begun = System.nanoTime();

    private Exploration(Options options, Subject subject) {
        this.options = options;
        this.subject = subject;
    }

    public static Result run(Options options, Subject subject) {
        Exploration exploration = new Exploration(options, subject);
        Optional<Strategy> strategy = Strategies.of(options);
        if (strategy.isEmpty()) {
            exploration.tally.fault("the strategy '" + options.strategy().text()
                    + "' is not built yet; use dpor, dfs, random, pct, pos, preempt or delay");
        } else {
            exploration.explore(strategy.get());
            exploration.remark();
        }
        return exploration.result("run", options.strategy().text());
    }

    /**
     * @param file what was recorded besides the schedule; null if only its text is known
     * @throws BadSchedule if the program does not follow it
     */
    public static Result replay(Options options, Subject subject, Schedule schedule, ScheduleFile file) {
        Options same = schedule.header().applyTo(options);
        Exploration exploration = new Exploration(same, subject);
        List<String> expected = file == null ? List.of() : file.expected();
        exploration.explore(new Recording(new ReplayStrategy(schedule.picks()), expected));
        exploration.tally.divergence().ifPresent(Exploration::refuse);
        return exploration.result("replay", "replay");
    }

    /** What a reader of the result should know besides. */
    private void remark() {
        if (options.strategy().isRandom()) {
            tally.note("seed " + options.seed());
        }
        if (options.workers() > 1) {
            tally.note("--workers " + options.workers()
                    + ": splitting a search is not built yet, one explorer did all of it");
        }
    }

    private static void refuse(Ending.Diverged diverged) {
        throw new BadSchedule(
                "the program does not follow this schedule: at step " + diverged.step() + " it should have come to "
                        + diverged.expected() + " and came to " + diverged.found(),
                "it has changed since the schedule was recorded, or depends on more than the schedule: record it again");
    }

    private void explore(Strategy strategy) {
        try {
            String objection = SelfCheck.run();
            if (!objection.isEmpty()) {
                tally.fault(objection);
                return;
            }
            Policy.install(options);
            try (Loaded loaded = subject.load()) {
                watch(new Search(options, subject, loaded, strategy, tally), loaded);
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
        Watchdog watchdog = new Watchdog();
        try {
            for (explorer.join(LOOK_MILLIS); explorer.isAlive(); explorer.join(LOOK_MILLIS)) {
                String stuck = search.runner() == null ? "" : watchdog.ask(search.runner());
                if (!stuck.isEmpty()) {
                    tally.fault(stuck);
                    return;
                }
            }
            Escapes.of(loaded.loader()).ifPresent(tally::fault);
        } catch (InterruptedException e) {
            search.stop();
            explorer.join(LAST_WORDS_MILLIS);
            throw e;
        }
    }

    private Result result(String command, String strategy) {
        ResultBuilder result = Result.builder(command, subject.name())
                .strategy(strategy)
                .workers(1)
                .turnstile(Fibers.installed() == null ? "platform" : "continuation")
                .seconds((System.nanoTime() - begun) / 1e9);
        tally.fill(result);
        return result.build();
    }
}
