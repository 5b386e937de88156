package io.selvage.scheduler.gates;

import io.selvage.hooks.HookThread;
import io.selvage.hooks.JdkHooks;
import io.selvage.model.Ending;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.turnstile.PlatformTurnstile;
import io.selvage.scheduler.turnstile.Turnstile;

/** Takes the running thread from one point to the next: decides, switches, carries out. */
public final class ThreadController {
    final Execution execution;
    final Scheduler scheduler;
    final Effects effects;
    private final Turnstile turnstile;
    private JvmShutdown shutdown;

    public ThreadController(Execution execution, Scheduler scheduler, Effects effects, Turnstile turnstile) {
        this.execution = execution;
        this.scheduler = scheduler;
        this.effects = effects;
        this.turnstile = turnstile;
    }

    /** Who knows what is left to do when the program comes to its end. */
    public void shutdown(JvmShutdown itsShutdown) {
        shutdown = itsShutdown;
    }

    /** The thread that calls. */
    TestThread self() {
        return execution.current;
    }

    ShadowObject cell(Object object) {
        return execution.objects.of(object).numberedBy(execution.current);
    }

    /** A point: somebody goes on; returns once {@code self} was picked and its pending operation is all done. */
    void perform(TestThread self) {
        self.silent.tell(self, effects);
        if (self.units > 0 && Scheduler.enabled(self) == Variant.GO) {
            performNow(self);
            if (self.op == null) {
                return;
            }
        }
        try {
            do {
                TestThread next = scheduler.next();
                if (next != self) {
                    turnstile.pass(self, next);
                }
                effects.commit(self);
            } while (self.op != null);
        } catch (StackOverflowError e) {
            // The program's recursion ended in here, at a call of ours: it goes on as if its own call had failed.
            goOn(self);
            throw e;
        } catch (LostControlException e) {
            // The program may catch it and go on: that must not undo it.
            fault(e.getMessage());
            goOn(self);
            throw e;
        }
    }

    private void goOn(TestThread self) {
        self.op = null;
        execution.current = self;
    }

    /** No point: carries out the pending operation, which must be enabled, as part of the running step. */
    void performNow(TestThread self) {
        self.variant = Variant.GO;
        effects.commit(self);
    }

    /** Starts a thread as a child of the one that calls. */
    public TestThread start(TestThread parent, Thread thread) {
        TestThread child = execution.spawn(parent, thread, thread.getName(), thread.isDaemon());
        child.interrupted = thread.isInterrupted();
        turnstile.prepare(child, () -> live(child));
        return child;
    }

    /** A thread's life, on whatever the turnstile runs it with. */
    private void live(TestThread strand) {
        HookThread below = HookThread.below();
        below.inert = 1;
        TestThread next = null;
        try {
            effects.commit(strand);
            runProgram(strand, below);
            strand.pend(OpKind.END, cell(strand.thread), 0);
            perform(strand);
            if (execution.users == 0 && execution.closer == null && shutdown.hasMoreToDo()) {
                startCloser();
            }
            next = scheduler.next();
        } catch (LostControlException e) {
            fault(e.getMessage());
        }
        turnstile.leave(next);
    }

    /** The last thread that keeps the JVM alive is over, but others could still do something. */
    private void startCloser() {
        TestThread first = execution.strand(0);
        TestThread closer = execution.spawn(first, new Thread(null, null, "DestroyJavaVM"), "DestroyJavaVM", true);
        turnstile.prepare(closer, () -> close(closer));
        execution.closer = closer;
    }

    private void close(TestThread closer) {
        HookThread.below().inert = 1;
        try {
            shutdown.close(closer);
        } catch (LostControlException e) {
            fault(e.getMessage());
            turnstile.leave(null);
        }
    }

    private void runProgram(TestThread strand, HookThread below) {
        Thread thread = (Thread) strand.thread;
        Throwable failure = null;
        below.inert = 0;
        try {
            thread.run();
        } catch (PlatformTurnstile.Discarded | LostControlException control) {
            below.inert = 1;
            throw control;
        } catch (Throwable thrown) {
            failure = thrown;
        }
        below.inert = 1;
        if (failure != null) {
            uncaught(strand, thread, failure, below);
        }
        if (turnstile.makesCurrent()) {
            leaveContainers(thread, below);
        }
    }

    /** A thread that belongs to an executor of the JDK's tells it that it is over. */
    private static void leaveContainers(Thread thread, HookThread below) {
        below.inert = 0;
        try {
            JdkHooks.ended(thread);
        } finally {
            below.inert = 1;
        }
    }

    private void uncaught(TestThread strand, Thread thread, Throwable failure, HookThread below) {
        effects.touch(strand, cell(thread), false);
        effects.touch(strand, cell(ThreadOps.COMMON_HANDLER), false);
        Thread.UncaughtExceptionHandler handler = UncaughtExceptionHandlers.ofProgram(thread);
        if (handler == null) {
            execution.uncaught.add(new Execution.Uncaught(strand, failure, execution.log.steps()));
            return;
        }
        below.inert = 0;
        try {
            handler.uncaughtException(thread, failure);
        } catch (PlatformTurnstile.Discarded | LostControlException control) {
            throw control;
        } catch (Throwable ignored) {
            // The JVM ignores what a handler throws.
        } finally {
            below.inert = 1;
        }
    }

    /** Ends the execution from within; does not return. */
    void end(Ending ending) {
        if (execution.ending == null) {
            execution.ending = ending;
        }
        turnstile.pass(execution.current, null);
    }

    /** Control is lost: the execution is void. */
    void fault(String what) {
        execution.ending = new Ending.Fault(what);
    }

    /** An operation on {@code cell} by the running thread, at a point. */
    void point(OpKind kind, ShadowObject cell, int site) {
        TestThread self = self();
        self.pend(kind, cell, site);
        perform(self);
    }
}
