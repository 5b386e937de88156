package io.selvage.monitor.run;

import io.selvage.detect.race.RaceDetector;
import io.selvage.explore.ControlledRun;
import io.selvage.explore.control.RaceRules;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.options.MemoryMode;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.TimeoutRule;
import java.util.List;
import java.util.function.BiConsumer;

/** Makes the executor that the options ask for. */
public final class MonitorExecutors {
    private MonitorExecutors() {}

    /**
     * Calls {@code body} with an executor and the name of its turnstile.
     *
     * @throws ControlledRun.Fault if control is not complete, or is lost
     */
    public static void open(
            MonitorModel<?> model,
            Options options,
            MonitorCoverage coverage,
            BiConsumer<MonitorExecutor, String> body) {
        if (options.find(MonitorOptions.HOOKED).orElseThrow()) {
            long limit = options.find(MonitorOptions.MOVE_TIME).orElseThrow().toNanos();
            coverage.recordSynchronization(0, new MonitorThreads());
            body.accept(new HookedExecutor(coverage, limit), "hooked");
            return;
        }
        // Identifies threads that the monitor starts outside of control: no other thread has this context class loader.
        ClassLoader own = new ProgramLoader(List.of(), model.parts().get(0).getClassLoader());
        try {
            ControlledRun.open(forMoves(options), own, run -> {
                RaceDetector races = new RaceDetector(new RaceRules(options, own, model.name()));
                body.accept(
                        new ControlledExecutor(run, options.steps(), coverage, races, MoveGranularity.NONE),
                        run.turnstile());
                return null;
            });
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Steps are limited per move, not per execution; a notified waiter leaves its wait by a spurious wake-up; that a
     * time limit runs out is a move like others.
     */
    private static Options forMoves(Options options) {
        return options.with(OptionList.STEPS, Integer.MAX_VALUE)
                .with(OptionList.SPURIOUS, Integer.MAX_VALUE)
                .with(OptionList.INTERRUPTS, false)
                .with(OptionList.MEMORY, MemoryMode.ALL)
                .with(OptionList.TIMEOUTS, TimeoutRule.ANY);
    }
}
