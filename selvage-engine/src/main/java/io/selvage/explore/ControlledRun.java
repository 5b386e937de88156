package io.selvage.explore;

import io.selvage.explore.control.EscapedThreads;
import io.selvage.explore.control.SelfCheck;
import io.selvage.explore.control.Watchdog;
import io.selvage.explore.control.WeavingPolicy;
import io.selvage.explore.execution.Explorer;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.options.Options;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.Strategy;

/**
 * Runs single executions under control, for front ends that have a search of their own. Everything happens on one explorer
 * thread, made for the purpose; {@link #open} blocks until the play is over.
 */
public final class ControlledRun {
    private static final long LOOK_MILLIS = 100;

    /** A front end's own search. */
    @FunctionalInterface
    public interface Play<T> {
        T perform(ControlledRun stage) throws Exception;
    }

    private final ProgramRunner runner;

    private ControlledRun(ProgramRunner runner) {
        this.runner = runner;
    }

    /**
     * Opens a stage for classes of {@code loader}, and lets {@code play} use it.
     *
     * @throws Fault if control is not complete, or is lost
     * @throws Exception whatever the play throws
     */
    public static <T> T open(Options options, ClassLoader loader, Play<T> play) throws Exception {
        String objection = SelfCheck.run();
        if (!objection.isEmpty()) {
            throw new Fault(objection);
        }
        WeavingPolicy.install(options);
        Performance<T> performance = new Performance<>(options, play);
        Thread explorer = ProgramRunner.explorerThread(performance, "selvage-explorer");
        explorer.setContextClassLoader(loader);
        explorer.start();
        Watchdog watchdog = new Watchdog();
        for (explorer.join(LOOK_MILLIS); explorer.isAlive(); explorer.join(LOOK_MILLIS)) {
            String stuck = performance.runner == null ? "" : watchdog.ask(performance.runner);
            if (!stuck.isEmpty()) {
                throw new Stuck(stuck);
            }
        }
        String escaped = EscapedThreads.of(loader).orElse("");
        if (!escaped.isEmpty()) {
            throw new Fault(escaped);
        }
        return performance.outcome();
    }

    /**
     * One execution, {@code main} being what its first thread runs; {@code strategy} only chooses, its beginning and end are
     * the caller's business. The answer is valid until the next call.
     *
     * @throws Fault if control was lost
     */
    public FinishedExecution run(Strategy strategy, Runnable main) {
        FinishedExecution seen = runner.run(strategy, main);
        if (Weaving.hasFailures()) {
            Weaving.Failure failure = Weaving.failures().get(0);
            throw new Fault("class " + failure.type() + " could not be woven: " + failure.reason());
        }
        if (seen.ending() instanceof Ending.Fault fault) {
            throw new Fault(fault.what());
        }
        return seen;
    }

    /** What has happened and what is pending in the execution that runs: for a play that decides from within it. */
    public Trace hindsight() {
        return runner.hindsight();
    }

    /** {@code continuation} or {@code platform}. */
    public String turnstile() {
        return runner.turnstile();
    }

    /** Control is not complete: whatever was found so far means nothing. */
    public static class Fault extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Fault(String what) {
            super(what);
        }
    }

    /** Code under test has not come to a scheduling point for too long: it loops for ever, or blocks outside of control. */
    public static final class Stuck extends Fault {
        private static final long serialVersionUID = 1L;

        public Stuck(String what) {
            super(what);
        }
    }

    /** The play on the explorer's thread. */
    private static final class Performance<T> implements Runnable {
        private final Options options;
        private final Play<T> play;
        private volatile ProgramRunner runner;
        private T answer;
        private Throwable failure;

        Performance(Options options, Play<T> play) {
            this.options = options;
            this.play = play;
        }

        @Override
        public void run() {
            try (ProgramRunner own = new ProgramRunner(Explorer.settings(options))) {
                runner = own;
                answer = play.perform(new ControlledRun(own));
            } catch (Throwable thrown) {
                failure = thrown;
            }
        }

        T outcome() throws Exception {
            if (failure instanceof Exception exception) {
                throw exception;
            }
            if (failure != null) {
                throw new Fault("the tool itself failed: " + failure);
            }
            return answer;
        }
    }
}
