package io.selvage.monitor;

import io.selvage.explore.Stage;
import io.selvage.hooks.ClassHooks;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Executions under the engine's control. */
final class StageVenue implements Venue {
    private final Stage stage;
    private final int stepLimit;
    private final Coverage coverage;
    private final Stops stops;

    StageVenue(Stage stage, int stepLimit, Coverage coverage, Stops stops) {
        this.stage = stage;
        this.stepLimit = stepLimit;
        this.coverage = coverage;
        this.stops = stops;
    }

    @Override
    public Stops stops() {
        return stops;
    }

    @Override
    public Venue stopping(Stops elsewhere) {
        return new StageVenue(stage, stepLimit, coverage, elsewhere);
    }

    @Override
    public void open(Supplier<?> maker, Consumer<Arena> play) {
        Baton baton = new Baton(stepLimit, stops, coverage.locking());
        Driver driver = new Driver(maker, play, baton);
        stage.run(baton, driver);
        if (driver.failure != null) {
            throw driver.failure;
        }
        if (driver.error != null) {
            throw driver.error;
        }
        if (!driver.finished) {
            throw new Stage.Fault("an execution ended before its time: a call, or making the monitor, ended the JVM or"
                    + " blocked outside of a move; leave that out");
        }
    }

    /** The execution's first thread: makes the monitor, then does as the play says, with hooks off except in moves. */
    private final class Driver implements Runnable {
        private final Supplier<?> maker;
        private final Consumer<Arena> play;
        private final Baton baton;
        private RuntimeException failure;
        private Error error;
        private boolean finished;

        Driver(Supplier<?> maker, Consumer<Arena> play, Baton baton) {
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
                Control.rethrow(thrown);
                failure = new NoMonitor(thrown);
                return;
            }
            ClassHooks.pause();
            try {
                play.accept(new StageArena(stage.hindsight(), baton, monitor, coverage));
                finished = true;
            } catch (RuntimeException thrown) {
                Control.rethrow(thrown);
                failure = thrown;
            } catch (Error thrown) {
                Control.rethrow(thrown);
                error = thrown;
            } finally {
                ClassHooks.resume();
                baton.over();
            }
        }
    }
}
