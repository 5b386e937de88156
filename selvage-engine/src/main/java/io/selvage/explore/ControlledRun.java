package io.selvage.explore;

import io.selvage.explore.control.EscapedThreads;
import io.selvage.explore.control.SelfCheck;
import io.selvage.explore.control.Stall;
import io.selvage.explore.control.Watchdog;
import io.selvage.explore.control.WeavingPolicy;
import io.selvage.explore.execution.RunnerSettings;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.options.Options;
import io.selvage.options.TimeLimit;
import io.selvage.scheduler.jvm.JvmState;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.Strategy;
import java.util.List;
import java.util.Optional;

/**
 * Runs single executions under control, for front ends that have a search of their own. Everything happens on one
 * explorer thread, made for the purpose; {@link #open} blocks until the body is done.
 */
public final class ControlledRun {
    private static final long LOOK_MILLIS = 100;

    /** A front end's own search. */
    @FunctionalInterface
    public interface Body<T> {
        T run(ControlledRun run) throws Exception;
    }

    private final ProgramRunner runner;

    private ControlledRun(ProgramRunner runner) {
        this.runner = runner;
    }

    /**
     * Takes control of classes of {@code loader}, and lets {@code body} run executions.
     *
     * @throws Fault if control is not complete, or is lost
     * @throws OutOfTime if an execution goes on although the time is over
     * @throws Exception whatever the body throws
     */
    public static <T> T open(Options options, ClassLoader loader, Body<T> body) throws Exception {
        Optional<String> problem = SelfCheck.run();
        if (problem.isPresent()) {
            throw new Fault(problem.get());
        }
        WeavingPolicy.install(options);
        RunnerSettings.of(options);
        JvmState.forget();
        ExplorerTask<T> task = new ExplorerTask<>(options, body);
        Thread explorer = ProgramRunner.explorerThread(task, "selvage-explorer");
        explorer.setContextClassLoader(loader);
        explorer.start();
        Watchdog watchdog = new Watchdog();
        TimeLimit limit = new TimeLimit(options);
        for (explorer.join(LOOK_MILLIS); explorer.isAlive(); explorer.join(LOOK_MILLIS)) {
            if (task.runner != null && limit.isOver()) {
                task.runner.stop();
            }
            if (limit.isLongOver()) {
                throw new OutOfTime();
            }
            Optional<Stall> stall = task.runner == null ? Optional.empty() : watchdog.check(task.runner);
            if (stall.isPresent()) {
                throw new Stuck(stall.get().thread(), stall.get().message());
            }
        }
        Optional<String> escaped = EscapedThreads.of(loader);
        if (escaped.isPresent()) {
            throw new Fault(escaped.get());
        }
        return task.outcome();
    }

    /**
     * One execution, {@code main} being what its first thread runs; {@code strategy} only chooses, its beginning and
     * end are the caller's business. The answer is valid until the next call.
     *
     * @throws Fault if control was lost
     */
    public FinishedExecution run(Strategy strategy, Runnable main) {
        FinishedExecution seen = runner.run(strategy, main);
        if (Weaving.hasFailures()) {
            Weaving.Failure failure = Weaving.failures().get(0);
            throw new Fault("class " + failure.type() + " could not be woven: " + failure.reason());
        }
        if (seen.ending() instanceof Ending.OutOfTime) {
            throw new OutOfTime();
        }
        if (seen.ending() instanceof Ending.Unending unending) {
            throw new Stuck(unending.thread(), unending.message());
        }
        if (seen.ending() instanceof Ending.Fault fault) {
            throw fault.stuckThread().isEmpty()
                    ? new Fault(fault.what())
                    : new Stuck(fault.stuckThread(), fault.what());
        }
        return seen;
    }

    /** As {@link #run}; the execution can tell values and stacks of its steps. */
    FinishedExecution runObserved(Strategy strategy, Runnable main) {
        runner.setObserving(true);
        try {
            return run(strategy, main);
        } finally {
            runner.setObserving(false);
        }
    }

    /** What has happened and what is pending in the execution that runs: for a body that decides from within it. */
    public Trace trace() {
        return runner.trace();
    }

    /** {@code continuation} or {@code platform}. */
    public String turnstile() {
        return runner.turnstile();
    }

    /** The time was over within an execution. What was found before is right. */
    public static final class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;

        OutOfTime() {
            super("the time was over within an execution");
        }
    }

    /** Control is not complete: whatever was found so far means nothing. */
    public static class Fault extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Fault(String what) {
            super(what);
        }
    }

    /**
     * Code under test has not come to a scheduling point for too long: it loops for ever, or blocks outside of control.
     */
    public static final class Stuck extends Fault {
        private static final long serialVersionUID = 1L;

        private final String thread;

        Stuck(String thread, String what) {
            super(what);
            this.thread = thread;
        }

        /** The name of the thread that does not come to a scheduling point. */
        public String thread() {
            return thread;
        }
    }

    /** The body on the explorer's thread. */
    private static final class ExplorerTask<T> implements Runnable {
        private final Options options;
        private final Body<T> body;
        private volatile ProgramRunner runner;
        private T answer;
        private Throwable failure;

        ExplorerTask(Options options, Body<T> body) {
            this.options = options;
            this.body = body;
        }

        @Override
        public void run() {
            try (ProgramRunner own = new ProgramRunner(RunnerSettings.of(options))) {
                own.setRacyVariables(List.of(ProgramRunner.WAITING));
                runner = own;
                answer = body.run(new ControlledRun(own));
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
