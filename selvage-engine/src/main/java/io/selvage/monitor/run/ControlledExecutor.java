package io.selvage.monitor.run;

import io.selvage.detect.race.RaceDetector;
import io.selvage.explore.ControlledRun;
import io.selvage.hooks.ClassHooks;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Unseen;
import io.selvage.monitor.state.MoveGranularity;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs executions under the engine's control. */
final class ControlledExecutor extends MonitorExecutor {
    private final ControlledRun run;
    private final int stepLimit;
    private final MonitorCoverage coverage;
    private final RaceDetector races;
    private final MoveGranularity granularity;

    ControlledExecutor(
            ControlledRun run,
            int stepLimit,
            MonitorCoverage coverage,
            RaceDetector races,
            MoveGranularity granularity) {
        this.run = run;
        this.stepLimit = stepLimit;
        this.coverage = coverage;
        this.races = races;
        this.granularity = granularity;
    }

    @Override
    MoveGranularity granularity() {
        return granularity;
    }

    @Override
    MonitorExecutor withGranularity(MoveGranularity other) {
        return new ControlledExecutor(run, stepLimit, coverage, races, other);
    }

    @Override
    List<Finding> execute(Supplier<?> factory, Consumer<MonitorExecution> body) {
        MoveStrategy strategy = new MoveStrategy(stepLimit, granularity, coverage.locking());
        Driver driver = new Driver(factory, body, strategy);
        FinishedExecution execution = run.run(strategy, driver);
        coverage.unseen().addAll(execution.unseen());
        execution.unseenUnlessOrdered().forEach(pair -> coverage.unseen().add(pair.what()));
        if (!execution.untracedDependency().isEmpty()) {
            coverage.unseen().add(new Unseen(execution.untracedDependency(), ""));
        }
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
        return races.inspect(execution);
    }

    /** The execution's first thread: makes the monitor, then runs the body, with hooks off except in moves. */
    private final class Driver implements Runnable {
        private final Supplier<?> factory;
        private final Consumer<MonitorExecution> body;
        private final MoveStrategy strategy;
        private RuntimeException failure;
        private Error error;
        private boolean finished;

        Driver(Supplier<?> factory, Consumer<MonitorExecution> body, MoveStrategy strategy) {
            this.factory = factory;
            this.body = body;
            this.strategy = strategy;
        }

        @Override
        public void run() {
            Object monitor;
            try {
                monitor = factory.get();
            } catch (Throwable thrown) {
                EngineThrowables.rethrowIfFromEngine(thrown);
                failure = new MonitorCreationException(thrown);
                return;
            }
            ClassHooks.pause();
            try {
                body.accept(new ControlledExecution(run.trace(), strategy, monitor, coverage));
                finished = true;
            } catch (RuntimeException thrown) {
                EngineThrowables.rethrowIfFromEngine(thrown);
                failure = thrown;
            } catch (Error thrown) {
                EngineThrowables.rethrowIfFromEngine(thrown);
                error = thrown;
            } finally {
                ClassHooks.resume();
                strategy.finish();
            }
        }
    }
}
