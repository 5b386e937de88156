package io.selvage.mutate.scenario;

import io.selvage.detect.race.RaceDetector;
import io.selvage.explore.ControlledRun;
import io.selvage.explore.control.RaceRules;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.monitor.sequence.CallRounds;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.options.Options;
import io.selvage.script.driver.CheckLog;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.tick.TickStrategy;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Runs scenarios on one version of a class, in every order. */
final class ScenarioRunner<M> {
    private static final int MAX_ORDERS = 3_000;
    private static final Outcome ENDLESS = new Outcome(List.of(), List.of("does not end"));

    private final ControlledRun run;
    private final MonitorModel<M> model;
    private final RaceDetector races;
    private final long deadline;

    /** @param deadline by {@code System.nanoTime()} */
    ScenarioRunner(ControlledRun run, MonitorModel<M> model, Options options, long deadline) {
        this.run = run;
        this.model = model;
        races = new RaceDetector(new RaceRules(options, model.type().getClassLoader(), model.name()));
        this.deadline = deadline;
    }

    Outcomes run(CallRounds use) {
        Set<Outcome> all = new LinkedHashSet<>();
        Set<String> found = new LinkedHashSet<>();
        Strategy strategy = new TickStrategy();
        boolean isBruteForce = false;
        for (int orders = 0; strategy.begin(); orders++) {
            if (orders == MAX_ORDERS || System.nanoTime() > deadline) {
                return new Outcomes(all, found, "not every order of " + describe(use) + " was run");
            }
            RecordedSequence<M> sequence = new RecordedSequence<>(model, use, run::trace);
            CheckLog log = new CheckLog();
            FinishedExecution execution = run.run(strategy, () -> sequence.run(log));
            log.close();
            strategy.end(execution.explored());
            all.add(sequence.outcome() == null ? ENDLESS : sequence.outcome());
            races.inspect(execution).stream().map(ScenarioRunner::text).forEach(found::add);
            if (!execution.unseen().isEmpty()) {
                return new Outcomes(
                        all,
                        found,
                        "not all effects of "
                                + execution.unseen().iterator().next().what() + " are known");
            }
            if (!execution.untracedDependency().isEmpty() && !isBruteForce) {
                isBruteForce = true;
                strategy = new DfsStrategy();
            }
        }
        return new Outcomes(all, found, "");
    }

    private static String text(Finding race) {
        return race.message();
    }

    private String describe(CallRounds use) {
        return ScenarioText.of(use, model.callNames());
    }
}
