package io.selvage.scheduler.gates;

import io.selvage.hooks.ThreadGate;
import io.selvage.model.ExtraAccess;
import io.selvage.model.Guard;
import io.selvage.model.OpKind;
import io.selvage.model.system.Assumption;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.sync.Resumption;

/** A thread's life, interrupts and parking as operations. */
public final class ThreadOps implements ThreadGate {
    /** The wall clock shows no more than this. */
    private static final long NANOS_PER_MILLI = 1_000_000L;

    private final OperationRunner operations;
    private final ThreadStarter starter;
    private final ThreadQueries queries;
    private final LoopRounds loops;
    private final JoinOps joins;
    private final ThreadAttributes attributes;

    /** @param shared which attributes of threads were found to be shared */
    public ThreadOps(OperationRunner operations, ThreadLifecycle starter, MonitorOps monitors, RacyVariables shared) {
        this.operations = operations;
        this.starter = starter;
        queries = new ThreadQueries(operations, starter.turnstile());
        joins = new JoinOps(operations, monitors, shared);
        attributes = new ThreadAttributes(operations, monitors, shared);
        loops = new LoopRounds(operations);
    }

    /** A new execution begins, which is cut after so many steps. */
    public void reset(int stepLimit) {
        queries.reset();
        loops.reset(stepLimit);
    }

    /** Changes as long as loops go round without a scheduling point; for looks from outside. */
    public int rounds() {
        return loops.reports();
    }

    @Override
    public void prepareStart(Thread thread) {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        ShadowObject shadow = operations.shadow(thread);
        if (shadow.isStartedThread()) {
            operations.effects.recordExtraAccess(self, shadow, ExtraAccess.STARTED, false);
        } else {
            operations.announceLife(self, OpKind.START, shadow, true, caller != 0 ? caller : self.pending.site());
            operations.performForCaller(self, caller);
        }
        self.jdk.prepareStart(shadow);
    }

    @Override
    public boolean start(Thread thread) {
        TestThread self = operations.self();
        ShadowObject shadow = operations.shadow(thread);
        if (self.jdk.preparedStart() != shadow) {
            prepareStart(thread);
        }
        self.jdk.prepareStart(null);
        if (shadow.isStartedThread()) {
            throw new IllegalThreadStateException();
        }
        starter.start(self, thread);
        return true;
    }

    @Override
    public void setName(Thread thread, String name) {
        attributes.setName(thread, name, operations.self().jdk.consumeCallerSite());
    }

    @Override
    public void attribute(Thread thread, boolean changes) {
        attributes.access(thread, changes, operations.self().jdk.consumeCallerSite());
    }

    @Override
    public Thread[] live() {
        return queries.live();
    }

    @Override
    public void life(Thread thread) {
        queries.life(thread);
    }

    @Override
    public Object blocker(Thread thread) {
        return queries.blocker(thread);
    }

    @Override
    public StackTraceElement[] stack(Thread thread) {
        return queries.stack(thread);
    }

    @Override
    public boolean join(Thread thread, long nanos) throws InterruptedException {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        ShadowObject shadow = queries.started(thread, caller);
        if (shadow == null) {
            return self.threadObject != thread && !thread.isAlive();
        }
        if (joins.join(self, shadow, nanos, caller)) {
            operations.execution.spinLoops.leave(self);
            throw new InterruptedException();
        }
        return true;
    }

    @Override
    public boolean interrupt(Thread thread) {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        ShadowObject shadow = queries.started(thread, caller);
        if (shadow == null) {
            // The JDK notes it for the time after the start.
            operations.effects.recordExtraAccess(self, operations.shadow(thread), ExtraAccess.INTERRUPT_FLAG, true);
            return false;
        }
        performForCaller(self, OpKind.INTERRUPT, shadow, caller);
        return true;
    }

    @Override
    public int isInterrupted(Thread thread) {
        return queries.isInterrupted(thread);
    }

    @Override
    public boolean interrupted() {
        return queries.interrupted();
    }

    @Override
    public int isAlive(Thread thread) {
        return queries.isAlive(thread);
    }

    @Override
    public Thread.State state(Thread thread) {
        return queries.state(thread);
    }

    @Override
    public long id(Thread thread) {
        return queries.id(thread);
    }

    @Override
    public void changeHandler(Thread thread) {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        ShadowObject shadow = operations.shadow(thread == null ? UncaughtExceptionHandlers.COMMON : thread);
        if (caller == 0) {
            operations.effects.recordExtraAccess(self, shadow, true);
        } else {
            self.pending.announceCall(shadow, true, caller);
            operations.performAtPoint(self);
        }
    }

    @Override
    public void sleep(long nanos) throws InterruptedException {
        TestThread self = operations.self();
        self.pending.announceRead(OpKind.SLEEP, null, self.jdk.consumeCallerSite());
        operations.limit(self, nanos);
        operations.performAtPoint(self);
        if (self.pending.consumeInterruption()) {
            operations.execution.spinLoops.leave(self);
            throw new InterruptedException("sleep interrupted");
        }
    }

    @Override
    public void yield() {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        // A loop yields by itself. Who yields once before it waits to be served waits for the same.
        boolean isNothing = operations.execution.spinLoops.isIn(self) || self.jdk.resumption() == Resumption.NOTHING;
        if (isNothing || operations.execution.log.isExplorationOver()) {
            return;
        }
        self.pending.announceRead(OpKind.YIELD, null, caller);
        operations.performAtPoint(self);
    }

    @Override
    public void park(Object blocker, long nanos) {
        park(blocker, nanos != 0, Math.max(nanos, 0));
    }

    @Override
    public void parkUntil(Object blocker, long deadlineMillis) {
        long deadline = operations.execution.time.deadlineAt(deadlineMillis);
        long millis = (Math.max(0, deadline - operations.execution.time.now()) + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI;
        park(blocker, true, millis * NANOS_PER_MILLI);
    }

    private void park(Object blocker, boolean timed, long nanos) {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        ShadowObject shadow = operations.shadow(self.threadObject);
        if (caller != 0 && self.jdk.hasMadeWaitingCalls()) {
            // Had it waited inside of these calls, it might have used up a permit, or have one left over.
            operations.execution.noteHiddenPoint(Execution.WAITING);
        }
        self.pending.announcePark(shadow, blocker, caller != 0 ? caller : self.pending.site());
        boolean isGuarded = caller == 0 && self.jdk.guardInCall() != Guard.NONE;
        if (isGuarded) {
            self.pending.waitFor(self.jdk.guardInCall(), self.jdk.innermostReceiver());
        }
        if (timed && !(isGuarded && self.jdk.isEndless())) {
            limitPark(self, nanos, caller);
        }
        if (caller != 0 && self.jdk.mayHaveWaited()) {
            // A call that waits uses a permit up that was there.
            operations.execution.noteHiddenPoint(Execution.WAITING);
        }
        if (caller == 0 && timed && self.jdk.isCallExpired()) {
            operations.timeOutInStep(self);
        } else if (caller == 0 && operations.scheduler.isEnabled(self)) {
            operations.performInStep(self);
        } else {
            operations.performAtPoint(self);
        }
    }

    private void limitPark(TestThread self, long nanos, int caller) {
        if (caller == 0) {
            operations.limitInside(self, nanos);
        } else {
            operations.limit(self, nanos);
        }
    }

    @Override
    public boolean unpark(Thread thread) {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        ShadowObject shadow = queries.started(thread, caller);
        if (shadow == null) {
            return false;
        }
        performForCaller(self, OpKind.UNPARK, shadow, caller);
        return true;
    }

    @Override
    public void tick(long nanos) {
        TestThread self = operations.self();
        operations.execution.timeOutInOrder();
        if (operations.execution.threads.liveCount() == 1) {
            // What a thread did while it was alone comes before all that the others will do.
            operations.execution.forgetUntracedDependencies();
        }
        self.pending.announce(OpKind.TICK, null, self.jdk.consumeCallerSite());
        self.pending.timeOutAt(operations.execution.time.sinceStart(nanos));
        operations.performAtPoint(self);
    }

    @Override
    public void stopTime() {
        operations.execution.stopTimeouts();
    }

    private void performForCaller(TestThread self, OpKind kind, ShadowObject object, int caller) {
        self.pending.announce(kind, object, caller != 0 ? caller : self.pending.site());
        operations.performForCaller(self, caller);
    }

    @Override
    public void enterLoop() {
        operations.execution.spinLoops.enter(operations.self(), false);
    }

    @Override
    public void enterTimedLoop() {
        operations.execution.spinLoops.enter(operations.self(), true);
    }

    @Override
    public void repeatLoop() {
        TestThread self = operations.self();
        operations.execution.spinLoops.repeat(self, false);
        if (operations.execution.spinLoops.lacksPoint(self)) {
            self.pending.announceRead(OpKind.YIELD, null, self.pending.site());
            operations.performAtPoint(self);
        }
    }

    @Override
    public void repeatTimedLoop() {
        operations.execution.spinLoops.repeat(operations.self(), true);
    }

    @Override
    public void leaveLoop() {
        operations.execution.spinLoops.leave(operations.self());
    }

    @Override
    public void endlessLoop(int site) {
        loops.goRoundForEver(site, 0);
    }

    @Override
    public void endPoint(int site) {
        operations.stop(operations.self(), site, Assumption.END_POINT);
    }

    @Override
    public boolean manyRounds(int site) {
        return loops.report(site);
    }

    @Override
    public void enterRounds(int site) {
        loops.enter(site);
    }

    @Override
    public void compareRounds(int site, long values) {
        loops.compare(site, values);
    }

    @Override
    public Thread current() {
        return (Thread) operations.self().threadObject;
    }
}
