package io.selvage.scheduler.gates;

import io.selvage.hooks.ThreadGate;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.SpinLoopState;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.TimeoutPolicy;

/** A thread's life, interrupts and parking as operations. */
public final class ThreadOps implements ThreadGate {
    /** What newly made threads of a real program are numbered from, about. */
    private static final long FIRST_ID = 30;

    /** Stands for the series of thread ids. */
    private static final Object IDS = new Object();

    /** Stands for the handler that all threads have. */
    public static final Object COMMON_HANDLER = Thread.UncaughtExceptionHandler.class;

    private final ThreadController conductor;
    private int ids;

    public ThreadOps(ThreadController conductor) {
        this.conductor = conductor;
    }

    /** A new execution begins. */
    public void reset() {
        ids = 0;
    }

    @Override
    public boolean start(Thread thread) {
        TestThread self = conductor.self();
        int caller = self.takeCaller();
        ShadowObject cell = conductor.cell(thread);
        if (cell.strand != null) {
            conductor.effects.touch(self, cell, ExtraAccess.STARTED, false);
            throw new IllegalThreadStateException();
        }
        carryOut(self, OpKind.START, cell, caller);
        if (cell.strand != null) {
            throw new IllegalThreadStateException();
        }
        conductor.start(self, thread);
        return true;
    }

    @Override
    public boolean join(Thread thread, long nanos) throws InterruptedException {
        TestThread self = conductor.self();
        int caller = self.takeCaller();
        ShadowObject cell = started(thread, caller);
        if (cell == null) {
            return self.thread != thread && !thread.isAlive();
        }
        self.pend(OpKind.JOIN, cell, 0, false, caller);
        if (nanos > 0) {
            self.until(conductor.execution.time.deadline(nanos));
        }
        conductor.perform(self);
        throwIfInterrupted(self);
        return true;
    }

    @Override
    public boolean interrupt(Thread thread) {
        TestThread self = conductor.self();
        int caller = self.takeCaller();
        ShadowObject cell = started(thread, caller);
        if (cell == null) {
            // The JDK notes it for the time after the start.
            conductor.effects.touch(self, conductor.cell(thread), ExtraAccess.INTERRUPT_FLAG, true);
            return false;
        }
        carryOut(self, OpKind.INTERRUPT, cell, caller);
        return true;
    }

    @Override
    public int isInterrupted(Thread thread) {
        ShadowObject cell = probe(thread);
        return cell == null ? -1 : cell.strand.interrupted && !cell.strand.finished ? 1 : 0;
    }

    @Override
    public boolean interrupted() {
        TestThread self = conductor.self();
        probe((Thread) self.thread);
        boolean was = self.interrupted;
        conductor.effects.touch(self, conductor.cell(self.thread), ExtraAccess.INTERRUPT_FLAG, was);
        self.interrupted = false;
        return was;
    }

    @Override
    public int isAlive(Thread thread) {
        ShadowObject cell = probe(thread);
        return cell == null ? -1 : cell.strand.finished ? 0 : 1;
    }

    @Override
    public Thread.State state(Thread thread) {
        ShadowObject cell = probe(thread);
        if (cell == null) {
            return null;
        }
        if (cell.strand != conductor.self()) {
            touchState(conductor.effects, conductor.self(), cell);
        }
        return stateOf(cell.strand);
    }

    /** The state of a thread changes with each of its steps, and with whatever enables its next one. */
    public static void touchState(Effects effects, TestThread self, ShadowObject cell) {
        TestThread other = cell.strand;
        effects.touch(self, cell, ExtraAccess.threadState(other.id), false);
        if (other.op != null) {
            switch (other.op) {
                case LOCK, WAITING -> effects.touch(self, other.cell, ExtraAccess.LOCK, false);
                case PARK -> effects.touch(self, cell, ExtraAccess.PERMIT, false);
                case JOIN -> effects.touch(self, other.cell, ExtraAccess.ALIVE, false);
                default -> {
                    // Enabled, or by what every look at a thread reaches.
                }
            }
        }
    }

    /** 1 for the program's first thread, as in a real JVM; the others are numbered when somebody asks. */
    @Override
    public long id(Thread thread) {
        ShadowObject cell = conductor.cell(thread);
        if (cell.strand != null && cell.strand.parent == null) {
            return 1;
        }
        if (cell.threadId == 0) {
            TestThread self = conductor.self();
            conductor.effects.touch(self, conductor.cell(IDS), true);
            cell.threadId = FIRST_ID + ids++;
        }
        return cell.threadId;
    }

    @Override
    public void changeHandler(Thread thread) {
        TestThread self = conductor.self();
        int caller = self.takeCaller();
        ShadowObject cell = conductor.cell(thread == null ? COMMON_HANDLER : thread);
        if (caller == 0) {
            conductor.effects.touch(self, cell, true);
        } else {
            self.pend(OpKind.CALL, cell, 0, true, caller);
            conductor.perform(self);
        }
    }

    public static Thread.State stateOf(TestThread strand) {
        if (strand.finished) {
            return Thread.State.TERMINATED;
        }
        if (strand.op == null || Scheduler.able(strand) == Variant.GO) {
            return Thread.State.RUNNABLE;
        }
        return switch (strand.op) {
            case LOCK -> Thread.State.BLOCKED;
            case WAITING, JOIN, PARK, SLEEP -> strand.timed ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
            default -> Thread.State.RUNNABLE;
        };
    }

    /** Looks at another thread; a point if the program itself does it. Null if it is not under control. */
    private ShadowObject probe(Thread thread) {
        TestThread self = conductor.self();
        int caller = self.takeCaller();
        if (caller != 0) {
            look(self, thread, caller);
        }
        ShadowObject cell = conductor.execution.objects.find(thread);
        if (cell == null || cell.strand == null) {
            return null;
        }
        if (caller == 0) {
            conductor.effects.touch(self, cell.numberedBy(self), ExtraAccess.INTERRUPT_FLAG, false);
            if (cell.strand != self) {
                conductor.effects.touch(self, cell, ExtraAccess.ALIVE, false);
            }
        }
        return cell;
    }

    /** Null if the thread has not been started, which is then known to depend on when it is. */
    private ShadowObject started(Thread thread, int caller) {
        ShadowObject cell = conductor.execution.objects.find(thread);
        if (cell == null || cell.strand == null) {
            look(conductor.self(), thread, caller);
            cell = conductor.execution.objects.find(thread);
        } else if (startsApart(conductor.self(), cell.strand)) {
            // What the thread is about to do depends on it, and so does the step that has led here.
            conductor.effects.touch(conductor.self(), cell, ExtraAccess.STARTED, false);
        }
        return cell == null || cell.strand == null ? null : cell;
    }

    /** Whether {@code self} could have looked at {@code other} before its start, rather than come after that anyway. */
    public static boolean startsApart(TestThread self, TestThread other) {
        return other != self && other.parent != self && other.parent != null;
    }

    private void look(TestThread self, Thread thread, int caller) {
        self.pend(OpKind.THREAD_QUERY, conductor.cell(thread), 0, false, caller != 0 ? caller : self.site);
        if (caller != 0) {
            conductor.perform(self);
        } else {
            conductor.performNow(self);
        }
    }

    @Override
    public void sleep(long nanos) throws InterruptedException {
        TestThread self = conductor.self();
        self.pend(OpKind.SLEEP, null, 0, false, self.takeCaller());
        self.until(conductor.execution.time.deadline(nanos));
        conductor.perform(self);
        throwIfInterrupted(self);
    }

    private void throwIfInterrupted(TestThread self) throws InterruptedException {
        if (self.wasInterrupted()) {
            leaveLoop(self);
            throw new InterruptedException();
        }
    }

    @Override
    public void yield() {
        TestThread self = conductor.self();
        if (self.isWaitingInLoop()) {
            // The loop gives way by itself.
            self.takeCaller();
            return;
        }
        self.pend(OpKind.YIELD, null, 0, false, self.takeCaller());
        conductor.perform(self);
    }

    @Override
    public void park(Object blocker, long nanos) {
        park(blocker, nanos != 0, conductor.execution.time.deadline(Math.max(nanos, 0)));
    }

    @Override
    public void parkUntil(Object blocker, long deadlineMillis) {
        park(blocker, true, conductor.execution.time.deadlineAt(deadlineMillis));
    }

    private void park(Object blocker, boolean timed, long deadline) {
        TestThread self = conductor.self();
        int caller = self.takeCaller();
        self.pend(OpKind.PARK, conductor.cell(self.thread), caller != 0 ? caller : self.site);
        if (timed) {
            self.until(deadline);
        }
        self.blocker = blocker;
        if (caller == 0 && Scheduler.enabled(self) == Variant.GO) {
            conductor.performNow(self);
        } else {
            conductor.perform(self);
        }
        self.blocker = null;
    }

    @Override
    public boolean unpark(Thread thread) {
        TestThread self = conductor.self();
        int caller = self.takeCaller();
        ShadowObject cell = started(thread, caller);
        if (cell == null) {
            return false;
        }
        carryOut(self, OpKind.UNPARK, cell, caller);
        return true;
    }

    @Override
    public void tick(long nanos) {
        TestThread self = conductor.self();
        conductor.execution.pace = TimeoutPolicy.ORDERLY;
        if (conductor.execution.liveCount == 1) {
            // What a thread did while it was alone comes before all that the others will do.
            conductor.execution.obscure = "";
        }
        self.pend(OpKind.TICK, null, self.takeCaller());
        self.until(conductor.execution.time.sinceStart(nanos));
        conductor.perform(self);
    }

    @Override
    public void stopTime() {
        conductor.execution.pace = TimeoutPolicy.STILL;
    }

    /** At a point if the program's own code called, else as part of the running step. */
    private void carryOut(TestThread self, OpKind kind, ShadowObject cell, int caller) {
        self.pend(kind, cell, caller != 0 ? caller : self.site);
        if (caller != 0) {
            conductor.perform(self);
        } else {
            conductor.performNow(self);
        }
    }

    @Override
    public void enterLoop() {
        enterLoop(false);
    }

    @Override
    public void enterTimedLoop() {
        enterLoop(true);
    }

    private void enterLoop(boolean timed) {
        TestThread self = conductor.self();
        leaveLoop(self);
        if (self.vigil == null) {
            self.vigil = new SpinLoopState();
        }
        conductor.execution.vigils = true;
        self.vigil.enter(timed);
    }

    @Override
    public void repeatLoop() {
        repeatLoop(false);
    }

    @Override
    public void repeatTimedLoop() {
        repeatLoop(true);
    }

    private void repeatLoop(boolean timed) {
        TestThread self = conductor.self();
        if (self.isWaitingInLoop()) {
            self.vigil.repeat(conductor.execution.log);
        } else {
            enterLoop(timed);
        }
    }

    @Override
    public void leaveLoop() {
        leaveLoop(conductor.self());
    }

    private void leaveLoop(TestThread self) {
        if (self.isWaitingInLoop()) {
            self.vigil.leave();
            self.vigil.passOn(self, conductor.execution);
        }
    }

    @Override
    public Thread current() {
        return (Thread) conductor.self().thread;
    }
}
