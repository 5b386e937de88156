package io.selvage.scheduler.gates;

import io.selvage.hooks.HookThread;
import io.selvage.hooks.JdkHooks;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.process.TestProcess;
import io.selvage.scheduler.turnstile.ExecutionDiscardedError;
import io.selvage.scheduler.turnstile.Turnstile;
import java.util.ArrayList;
import java.util.List;

/** The life of a thread under test from its start to its end. */
public final class ThreadLifecycle implements ThreadStarter {
    /** What others notice of the end of a process. */
    public interface ProcessEnd {
        /** Nothing. */
        ProcessEnd UNNOTICED = new ProcessEnd() {
            @Override
            public boolean isNoticed(TestProcess process) {
                return false;
            }

            @Override
            public void leave(TestThread self, TestProcess process) {}
        };

        /** Whether others would notice the end of {@code process} now. */
        boolean isNoticed(TestProcess process);

        /** {@code self} ends {@code process} in the running step. */
        void leave(TestThread self, TestProcess process);
    }

    private static final String CRASH = "crash";
    /** The exit code of a process that was killed. */
    private static final int KILLED = 137;

    private static final String SHUTDOWN_THREAD = "DestroyJavaVM";

    private final OperationRunner operations;
    private final Execution execution;
    private final Effects effects;
    private final Turnstile turnstile;
    private final List<JvmShutdown> shutdowns = new ArrayList<>();
    private ProcessEnd end = ProcessEnd.UNNOTICED;

    public ThreadLifecycle(OperationRunner operations, Turnstile turnstile) {
        this.operations = operations;
        execution = operations.execution;
        effects = operations.effects;
        this.turnstile = turnstile;
    }

    Turnstile turnstile() {
        return turnstile;
    }

    /** Is told when a process ends by itself, and whether others would notice. */
    public void connect(ProcessEnd newEnd) {
        end = newEnd;
    }

    ProcessEnd end() {
        return end;
    }

    /** How the process at {@code index} comes to its end. */
    public JvmShutdown shutdown(int index) {
        while (index >= shutdowns.size()) {
            shutdowns.add(new JvmShutdown(operations, this));
        }
        return shutdowns.get(index);
    }

    @Override
    public TestThread start(TestThread parent, Thread thread) {
        return start(parent, parent.process, thread);
    }

    /** Starts the first thread of {@code process}. */
    public TestThread startMain(TestProcess process, Thread thread) {
        return start(null, process, thread);
    }

    private TestThread start(TestThread parent, TestProcess process, Thread thread) {
        TestThread child = execution.threads.start(parent, process, thread, thread.getName(), thread.isDaemon());
        if (thread.isInterrupted()) {
            child.interrupt();
        }
        if (parent != null) {
            effects.recordStart(parent, child);
        }
        child.runOn(turnstile.prepare(child, () -> runThread(child)));
        return child;
    }

    /** True for the outermost frame of a thread under test: the program's frames are inside of it. */
    public static boolean isOutermost(StackWalker.StackFrame frame) {
        return frame.getMethodName().equals("runThread")
                && frame.getClassName().equals(ThreadLifecycle.class.getName());
    }

    /** The whole life of a thread, on its carrier. {@link #isOutermost} knows this method by its name. */
    private void runThread(TestThread thread) {
        HookThread below = HookThread.below();
        below.inert = 1;
        TestThread next = null;
        try {
            effects.commit(thread);
            runProgram(thread, below);
            operations.announceLife(thread, OpKind.END, operations.shadow(thread.threadObject), true, 0);
            operations.performAtPoint(thread);
            if (thread.process.isOver() && shutdown(thread.process.index).isNeeded(thread.process)) {
                startShutdownThread(thread.process);
            }
            next = operations.scheduler.next();
        } catch (LostControlException e) {
            execution.ending.fault(e.getMessage());
        }
        turnstile.finish(next);
    }

    /** The last thread that keeps the JVM alive is over, but others could still do something. */
    private void startShutdownThread(TestProcess process) {
        TestThread first = execution.threads.byNumber(process.index);
        Thread thread = new Thread(null, null, SHUTDOWN_THREAD);
        TestThread last = execution.threads.start(first, thread, SHUTDOWN_THREAD, true);
        last.runOn(turnstile.prepare(last, () -> runShutdownThread(last)));
        execution.threads.shutDownBy(last);
    }

    private void runShutdownThread(TestThread thread) {
        HookThread.below().inert = 1;
        try {
            shutdown(thread.process.index).runShutdownThread(thread);
        } catch (LostControlException e) {
            execution.ending.fault(e.getMessage());
            turnstile.finish(null);
        }
    }

    /** Each process may be ended from outside at any moment; {@code most} of them are, in one execution. */
    public void expectCrashes(int most) {
        execution.threads.mayCrash(most);
        for (TestProcess process : most > 0 ? execution.threads.processes() : List.<TestProcess>of()) {
            Thread thread = new Thread(null, null, CRASH);
            TestThread crash = execution.threads.start(null, process, thread, CRASH, true);
            crash.runOn(turnstile.prepare(crash, () -> runCrash(crash)));
        }
    }

    private void runCrash(TestThread thread) {
        HookThread.below().inert = 1;
        try {
            effects.commit(thread);
            thread.becomeCrash();
            thread.pending.announceCrash(thread.process.index);
            operations.performAtPoint(thread);
            execution.threads.crashed();
            thread.process.exit(KILLED);
            end.leave(thread, thread.process);
            operations.endProcess(thread);
        } catch (LostControlException e) {
            execution.ending.fault(e.getMessage());
            turnstile.finish(null);
        }
    }

    private void runProgram(TestThread thread, HookThread below) {
        Thread program = (Thread) thread.threadObject;
        Throwable failure = null;
        below.inert = 0;
        try {
            program.run();
        } catch (ExecutionDiscardedError | LostControlException control) {
            below.inert = 1;
            throw control;
        } catch (Throwable thrown) {
            failure = thrown;
        }
        below.inert = 1;
        if (failure != null) {
            uncaught(thread, failure, below);
        }
        leaveContainers(program, below);
    }

    /** A thread leaves its group, and notifies the executor of the JDK's that it belongs to. */
    private static void leaveContainers(Thread thread, HookThread below) {
        below.inert = 0;
        try {
            JdkHooks.ended(thread);
        } finally {
            below.inert = 1;
        }
    }

    private void uncaught(TestThread thread, Throwable failure, HookThread below) {
        Thread program = (Thread) thread.threadObject;
        effects.recordExtraAccess(thread, operations.shadow(program), false);
        effects.recordExtraAccess(thread, operations.shadow(UncaughtExceptionHandlers.COMMON), false);
        Thread.UncaughtExceptionHandler handler = UncaughtExceptionHandlers.ofProgram(program);
        execution.uncaught(thread, failure);
        if (thread.parent == null) {
            thread.process.failMain();
        }
        if (handler == null) {
            return;
        }
        below.inert = 0;
        try {
            handler.uncaughtException(program, failure);
        } catch (ExecutionDiscardedError | LostControlException control) {
            throw control;
        } catch (Throwable ignored) {
            // The JVM ignores what a handler throws.
        } finally {
            below.inert = 1;
        }
    }
}
