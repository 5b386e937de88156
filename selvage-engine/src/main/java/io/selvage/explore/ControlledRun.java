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
    /** What the body is given to come to its end after an interruption. */
    private static final long LEAVE_NANOS = 5_000_000_000L;

    /** A front end's own search. */
    @FunctionalInterface
    public interface Body<T> {
        T run(ControlledRun run) throws Exception;
    }

    private final ProgramRunner runner;
    private volatile boolean interrupted;

    private ControlledRun(ProgramRunner runner) {
        this.runner = runner;
    }

    /**
     * Takes control of classes of {@code loader}, and lets {@code body} run executions.
     *
     * @throws Fault if control is not complete, or is lost
     * @throws OutOfTime if an execution goes on although the time is over
     * @throws Interrupted if this thread was interrupted before the body was done; its flag is set again
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
        try {
            watch(explorer, task, new TimeLimit(options));
        } catch (InterruptedException e) {
            leave(explorer, task);
        }
        Optional<String> escaped = EscapedThreads.of(loader);
        if (escaped.isPresent()) {
            throw new Fault(escaped.get());
        }
        return task.outcome();
    }

    private static void watch(Thread explorer, ExplorerTask<?> task, TimeLimit limit) throws InterruptedException {
        Watchdog watchdog = new Watchdog();
        for (explorer.join(LOOK_MILLIS); explorer.isAlive(); explorer.join(LOOK_MILLIS)) {
            ControlledRun run = task.run;
            if (run != null && limit.isOver()) {
                run.runner.stop();
            }
            if (limit.isLongOver()) {
                throw new OutOfTime();
            }
            Optional<Stall> stall = run == null ? Optional.empty() : watchdog.check(run.runner);
            if (stall.isPresent()) {
                throw new Stuck(stall.get().thread(), stall.get().message());
            }
        }
    }

    /** Lets the body begin no further execution and waits for its end, so that nobody changes what it has found. */
    private static void leave(Thread explorer, ExplorerTask<?> task) {
        long deadline = System.nanoTime() + LEAVE_NANOS;
        try {
            while (explorer.isAlive()) {
                if (task.run != null) {
                    task.run.interrupted = true;
                    task.run.runner.stop();
                }
                if (System.nanoTime() > deadline) {
                    throw new Interrupted();
                }
                explorer.join(LOOK_MILLIS);
            }
        } catch (InterruptedException again) {
            throw new Interrupted();
        } finally {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * One execution, {@code main} being what its first thread runs; {@code strategy} only chooses, its beginning and
     * end are the caller's business. The answer is valid until the next call.
     *
     * @throws Fault if control was lost
     * @throws Interrupted if who called {@link #open} was interrupted
     */
    public FinishedExecution run(Strategy strategy, Runnable main) {
        if (interrupted) {
            throw new Interrupted();
        }
        FinishedExecution seen = runner.run(strategy, main);
        if (Weaving.hasFailures()) {
            Weaving.Failure failure = Weaving.failures().get(0);
            throw new Fault("class " + failure.type() + " could not be woven: " + failure.reason());
        }
        if (seen.ending() instanceof Ending.OutOfTime) {
            throw interrupted ? new Interrupted() : new OutOfTime();
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
    public static class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;

        OutOfTime() {
            this("the time was over within an execution");
        }

        private OutOfTime(String why) {
            super(why);
        }
    }

    /** Somebody interrupted who waits for the answer. What was found before is right. */
    public static final class Interrupted extends OutOfTime {
        private static final long serialVersionUID = 1L;

        Interrupted() {
            super("interrupted");
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
        /** Null before there is one. */
        private volatile ControlledRun run;

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
                run = new ControlledRun(own);
                answer = body.run(run);
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
