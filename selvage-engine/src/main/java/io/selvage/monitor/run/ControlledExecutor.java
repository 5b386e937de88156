package io.selvage.monitor.run;

import io.selvage.explore.ControlledRun;
import io.selvage.hooks.ClassHooks;
import io.selvage.monitor.state.MoveGranularity;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Executions under the engine's control. */
final class ControlledExecutor implements MonitorExecutor {
    private final ControlledRun stage;
    private final int stepLimit;
    private final MonitorCoverage coverage;
    private final MoveGranularity stops;

    ControlledExecutor(ControlledRun stage, int stepLimit, MonitorCoverage coverage, MoveGranularity stops) {
        this.stage = stage;
        this.stepLimit = stepLimit;
        this.coverage = coverage;
        this.stops = stops;
    }

    @Override
    public MoveGranularity stops() {
        return stops;
    }

    @Override
    public MonitorExecutor stopping(MoveGranularity elsewhere) {
        return new ControlledExecutor(stage, stepLimit, coverage, elsewhere);
    }

    @Override
    public void open(Supplier<?> maker, Consumer<MonitorExecution> play) {
        MoveStrategy baton = new MoveStrategy(stepLimit, stops, coverage.locking());
        Driver driver = new Driver(maker, play, baton);
        stage.run(baton, driver);
        if (driver.failure != null) {
            throw driver.failure;
        }
        if (driver.error != null) {
            throw driver.error;
        }
        if (!driver.finished) {
            throw new ControlledRun.Fault(
                    "an execution ended before its time: a call, or making the monitor, ended the JVM or"
                            + " blocked outside of a move; leave that out");
        }
    }

    /** The execution's first thread: makes the monitor, then does as the play says, with hooks off except in moves. */
    private final class Driver implements Runnable {
        private final Supplier<?> maker;
        private final Consumer<MonitorExecution> play;
        private final MoveStrategy baton;
        private RuntimeException failure;
        private Error error;
        private boolean finished;

        Driver(Supplier<?> maker, Consumer<MonitorExecution> play, MoveStrategy baton) {
            this.maker = maker;
            this.play = play;
            this.baton = baton;
        }

        @Override
        public void run() {
            Object monitor;
            try {
                monitor = maker.get();
            } catch (Throwable thrown) {
                EngineThrowables.rethrow(thrown);
                failure = new NoMonitor(thrown);
                return;
            }
            ClassHooks.pause();
            try {
                play.accept(new ControlledExecution(stage.hindsight(), baton, monitor, coverage));
                finished = true;
            } catch (RuntimeException thrown) {
                EngineThrowables.rethrow(thrown);
                failure = thrown;
            } catch (Error thrown) {
                EngineThrowables.rethrow(thrown);
                error = thrown;
            } finally {
                ClassHooks.resume();
                baton.over();
            }
        }
    }
}
