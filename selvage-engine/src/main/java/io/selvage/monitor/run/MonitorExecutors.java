package io.selvage.monitor.run;

import io.selvage.explore.ControlledRun;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.options.MemoryMode;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.util.List;
import java.util.function.BiConsumer;

/** Opens the place that a specification's executions need. */
public final class MonitorExecutors {
    private MonitorExecutors() {}

    /**
     * Hands {@code play} a venue and the name of what switches threads there.
     *
     * @throws ControlledRun.Fault if control is not complete, or is lost
     */
    public static void open(
            MonitorModel<?> spec, Options options, MonitorCoverage coverage, BiConsumer<MonitorExecutor, String> play) {
        if (options.find(MonitorOptions.HOOKED).orElseThrow()) {
            long limit = options.find(MonitorOptions.MOVE_TIME).orElseThrow().toNanos();
            coverage.synchronizes(0, new MonitorThreads());
            play.accept(new HookedExecutor(coverage, limit), "hooked");
            return;
        }
        // Threads that the monitor starts outside of control are told by this loader, which is nobody else's.
        ClassLoader own = new ProgramLoader(List.of(), spec.type().getClassLoader());
        try {
            ControlledRun.open(forMoves(options), own, stage -> {
                play.accept(
                        new ControlledExecutor(stage, options.steps(), coverage, MoveGranularity.NONE),
                        stage.turnstile());
                return null;
            });
        } catch (RuntimeException failure) {
            throw failure;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Steps are limited for each move, and waiters are woken by what looks like a spurious wake-up to the engine. */
    private static Options forMoves(Options options) {
        return options.with(OptionList.STEPS, Integer.MAX_VALUE)
                .with(OptionList.SPURIOUS, Integer.MAX_VALUE)
                .with(OptionList.INTERRUPTS, false)
                .with(OptionList.MEMORY, MemoryMode.ALL);
    }
}
