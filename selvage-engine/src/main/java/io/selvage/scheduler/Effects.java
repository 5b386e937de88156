package io.selvage.scheduler;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.sync.Monitor;
import io.selvage.sync.Resumption;

/** Carries out operations on the state of an execution. Never blocks: only enabled operations come here. */
public final class Effects {
    /** Is told of every operation right before it is carried out. Searches run without one. */
    public interface Observer {
        /**
         * {@code thread} is about to carry out its pending operation, or to release a lock.
         *
         * @param event the number that the operation will have in the trace
         * @param continued whether it is a further part of the access that came last, which has not happened yet
         */
        void observe(TestThread thread, int event, boolean continued);
    }

    private final Execution execution;
    private final EventLog log;
    private final SpinLoops spinLoops;
    private final Scheduler scheduler;
    private final CallParts callParts;
    /** Null if nobody looks. */
    private Observer observer;

    /** @param callParts which part of its receiver a call is confined to */
    public Effects(Execution execution, Scheduler scheduler, CallParts callParts) {
        this.execution = execution;
        log = execution.log;
        spinLoops = execution.spinLoops;
        this.scheduler = scheduler;
        this.callParts = callParts;
    }

    /** @param newObserver null for none */
    public void setObserver(Observer newObserver) {
        observer = newObserver;
    }

    /**
     * Carries out the pending operation of {@code thread}. Afterwards it has none, or the next part of the same one.
     */
    public void commit(TestThread thread) {
        commit(thread, false);
    }

    /** As {@link #commit}, of a further part of the access that came last. */
    public void commitPart(TestThread thread) {
        commit(thread, true);
    }

    private void commit(TestThread thread, boolean continued) {
        if (observer != null) {
            observer.observe(thread, log.length(), continued);
        }
        PendingOperation pending = thread.pending;
        OpKind kind = pending.kind();
        pending.settle(callParts, thread);
        boolean isLate = pending.variant() == Variant.TIMEOUT && execution.limits.isLate(pending);
        if (spinLoops.areUsed()) {
            recordInSpinLoops(thread, kind);
        } else {
            record(thread, kind);
        }
        if (isLate) {
            log.markLate();
        }
        boolean isUnparked = thread.hasParkPermit() && pending.variant() == Variant.GO;
        pending.complete();
        switch (kind) {
            case LOCK -> lock(thread);
            case WAIT -> startWaiting(thread);
            case WAITING -> stopWaiting(thread);
            case NOTIFY -> notifyOne(pending.shadow());
            case NOTIFY_ALL -> wakeAll(pending.shadow());
            case PARK -> park(thread);
            case JOIN -> join(thread);
            case SLEEP -> endBlockedOperation(thread);
            case TICK -> tick(thread);
            case END -> end(thread);
            case UNPARK -> execution.threads.of(pending.shadow()).grantParkPermit();
            case INTERRUPT -> execution.threads.of(pending.shadow()).interrupt();
            case CALL -> call(thread);
            default -> {
                // Nothing changes but the record.
            }
        }
        if (kind != OpKind.END) {
            recordOpenCalls(thread, kind == OpKind.PARK ? resumption(thread, isUnparked) : Resumption.CHANGES);
        }
    }

    private void record(TestThread thread, OpKind kind) {
        PendingOperation pending = thread.pending;
        log.record(
                thread, kind, pending.shadow(), pending.variable(), pending.site(), pending.writes(), pending.orders());
    }

    private void recordInSpinLoops(TestThread thread, OpKind kind) {
        PendingOperation pending = thread.pending;
        ShadowObject object = pending.shadow();
        int variable = pending.variable();
        if (spinLoops.waitedForChange(thread)) {
            log.recordWaited(thread, kind, object, variable, pending.site(), pending.writes(), pending.orders());
            spinLoops.recordObserved(thread);
        } else {
            record(thread, kind);
        }
        spinLoops.recorded(thread, kind, object, variable, pending.writes());
    }

    /** An interrupt or a time limit makes it give up. */
    private static Resumption resumption(TestThread thread, boolean isUnparked) {
        return isUnparked && !thread.isInterrupted() ? thread.jdk.resumption() : Resumption.CHANGES;
    }

    /**
     * A step inside a call on a JDK object accesses that object too.
     *
     * @param how what it does to the object of the innermost call
     */
    private void recordOpenCalls(TestThread thread, Resumption how) {
        JdkCallContext jdk = thread.jdk;
        if (jdk.runsProgramCode()) {
            return;
        }
        ShadowObject object = thread.pending.shadow();
        if (jdk.poolCallee() != null && jdk.poolCallee() != object) {
            recordExtraAccess(thread, jdk.poolCallee(), true);
        }
        if (jdk.poolCode() != null) {
            jdk.poolReached(log.steps());
            recordExtraAccess(thread, jdk.poolCode(), true);
        }
        for (int i = 0; i < jdk.callDepth(); i++) {
            ShadowObject receiver = jdk.callReceiver(i);
            boolean isInnermost = i == jdk.callDepth() - 1;
            if (receiver != null && receiver != object && !(isInnermost && how == Resumption.NOTHING)) {
                recordExtraAccess(thread, receiver, jdk.isChanging(i) && !(isInnermost && how == Resumption.READS));
            }
        }
    }

    /**
     * {@code parent} has started {@code child} in the running step. If only the child keeps the JVM alive, it matters
     * which threads have ended before: had the last one of those that do, the JVM would not wait for the child.
     */
    public void recordStart(TestThread parent, TestThread child) {
        if (parent.daemon && !child.daemon && !execution.threads.isShutdownThread(parent)) {
            recordExtraAccess(parent, parent.shadow, ExtraAccess.LIVE_THREADS, true);
        }
    }

    /** The running step accesses {@code object} as a whole, too. */
    public void recordExtraAccess(TestThread thread, ShadowObject object, boolean writes) {
        recordExtraAccess(thread, object, ExtraAccess.WHOLE_OBJECT, writes);
    }

    /** @param what one of {@link ExtraAccess} */
    public void recordExtraAccess(TestThread thread, ShadowObject object, int what, boolean writes) {
        log.record(thread, OpKind.EXTRA_ACCESS, object, what, thread.pending.site(), writes, true);
        if (spinLoops.areUsed()) {
            spinLoops.recorded(thread, OpKind.EXTRA_ACCESS, object, what, writes);
        }
    }

    /** The running step accesses a variable of {@code object}, too, which says nothing of what came before. */
    public void recordSilentAccess(TestThread thread, ShadowObject object, int variable, boolean writes) {
        int what = ExtraAccess.variable(variable);
        log.recordSilent(thread, object, what, thread.pending.site(), writes);
        if (spinLoops.areUsed()) {
            spinLoops.recorded(thread, OpKind.EXTRA_ACCESS, object, what, writes);
        }
    }

    /** The running step depends on how late it is, or changes that. */
    public void recordClockAccess(TestThread thread, boolean moves) {
        ShadowObject statics = thread.number(execution.objects.ofSystem(ShadowObjectTable.STATIC_FIELDS));
        recordSilentAccess(thread, statics, ClockUse.TIME, moves);
    }

    /** {@code thread} is at a scheduling point: locks that it acquired without an event become visible to others. */
    public void recordHeldLocks(TestThread thread) {
        if (!thread.jdk.hadUnrecordedLocks()) {
            return;
        }
        UnrecordedLocks locks = thread.jdk.unrecordedLocks();
        for (ShadowObject lock = locks.nextUnrecorded(); lock != null; lock = locks.nextUnrecorded()) {
            recordExtraAccess(thread, thread.number(lock), ExtraAccess.HELD_ACROSS_STEPS, true);
        }
    }

    private static void lock(TestThread thread) {
        Monitor monitor = thread.pending.shadow().monitor();
        int holds = thread.pending.consumeSavedHolds();
        if (holds > 0) {
            monitor.reenter(thread.id, holds);
        } else {
            monitor.enter(thread.id);
        }
    }

    /** Releases a lock that {@code thread} holds; part of the running step. */
    public void unlock(TestThread thread, ShadowObject lock, int site) {
        lock.monitor().exit(thread.id);
        log.record(thread, OpKind.UNLOCK, lock, 0, site, true, true);
        if (spinLoops.areUsed()) {
            spinLoops.recorded(thread, OpKind.UNLOCK, lock, 0, true);
        }
    }

    private static void startWaiting(TestThread thread) {
        PendingOperation pending = thread.pending;
        if (thread.clearInterrupt()) {
            pending.endByInterrupt();
            return;
        }
        Monitor monitor = pending.shadow().monitor();
        int holds = monitor.release();
        monitor.addWaiter(thread.id);
        pending.joinWaitSet(holds);
    }

    private void stopWaiting(TestThread thread) {
        endBlockedOperation(thread);
        thread.pending.shadow().monitor().removeWaiter(thread.id);
        thread.pending.reacquireLock();
    }

    /** A blocked operation ends without what it waits for: by a time-out, an interrupt or for no reason. */
    private void endBlockedOperation(TestThread thread) {
        switch (thread.pending.variant()) {
            case TIMEOUT, IDLE_TIMEOUT -> timeOut(thread);
            case SPURIOUS -> execution.wakeups.useSpurious();
            case INTERRUPT -> {
                execution.wakeups.useInterrupt();
                thread.pending.endByInterrupt();
            }
            case GO -> {
                thread.clearInterrupt();
                thread.pending.endByInterrupt();
            }
        }
    }

    /** The time limit of a call of {@code thread} has run out: it is as late as that. */
    public void expire(TestThread thread) {
        execution.time.reach(thread.pending.deadline());
        execution.clockUse.movedBy(thread);
        if (execution.clockUse.isTraced()) {
            recordClockAccess(thread, true);
        }
    }

    private void timeOut(TestThread thread) {
        execution.limits.runOut(thread);
        expire(thread);
        thread.pending.endByTimeout();
    }

    private void notifyOne(ShadowObject object) {
        if (object.monitor().waiting() > 0 && object.markNotified()) {
            execution.noteHiddenPoint(Execution.JOINING);
        }
        if (object.monitor().waiting() > 0 && !scheduler.delaysNotify()) {
            moveToLockQueue(object, scheduler.chooseWaiter(object));
        }
    }

    private void wakeAll(ShadowObject object) {
        while (object.monitor().waiting() > 0) {
            moveToLockQueue(object, execution.threads.byNumber(object.monitor().waiter(0)));
        }
    }

    private static void moveToLockQueue(ShadowObject object, TestThread waiter) {
        object.monitor().removeWaiter(waiter.id);
        waiter.pending.reacquireLock();
    }

    private void park(TestThread thread) {
        Variant variant = thread.pending.variant();
        // One that has a permit but has to wait for an object can be disturbed, too.
        boolean isDisturbed = variant == Variant.SPURIOUS || variant == Variant.INTERRUPT;
        if (!isDisturbed && thread.consumeParkPermit()) {
            return;
        }
        switch (variant) {
            case TIMEOUT, IDLE_TIMEOUT -> timeOut(thread);
            case SPURIOUS -> execution.wakeups.useSpurious();
            case INTERRUPT -> {
                execution.wakeups.useInterrupt();
                thread.interrupt();
            }
            case GO -> {
                // Interrupted: the flag stays.
            }
        }
    }

    /** The code of the JDK finds out by itself that its thread was interrupted, or that it has no time left. */
    private void call(TestThread thread) {
        switch (thread.pending.variant()) {
            case TIMEOUT, IDLE_TIMEOUT -> {
                execution.limits.runOut(thread);
                thread.pending.endByTimeout();
            }
            case INTERRUPT -> {
                execution.wakeups.useInterrupt();
                thread.interrupt();
            }
            default -> {
                // Nothing changes but the record.
            }
        }
    }

    private void join(TestThread thread) {
        if (!execution.threads.of(thread.pending.shadow()).hasEnded()) {
            endBlockedOperation(thread);
        }
    }

    /** A tick takes a moment, so that a limit as long as a tick, set during it, runs out in the next one. */
    private void tick(TestThread thread) {
        execution.time.reach(thread.pending.deadline());
        execution.time.tick();
    }

    /** Threads that wait on the thread's object are woken, as the JVM does it for all but virtual threads. */
    private void end(TestThread thread) {
        if (thread.pending.variable() == OpKind.TAKES_LOCK
                && thread.pending.shadow().hasMonitor()) {
            wakeAll(thread.pending.shadow());
        }
        execution.threads.end(thread);
    }
}
