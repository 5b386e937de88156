package io.selvage.scheduler.gates;

import io.selvage.model.Ending;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.model.system.Assumption;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.turnstile.Turnstile;

/** Takes the running thread from one scheduling point to the next: decides, switches, carries out. */
public final class OperationRunner {
    final Execution execution;
    final Scheduler scheduler;
    final Effects effects;
    private final Turnstile turnstile;

    public OperationRunner(Execution execution, Scheduler scheduler, Effects effects, Turnstile turnstile) {
        this.execution = execution;
        this.scheduler = scheduler;
        this.effects = effects;
        this.turnstile = turnstile;
    }

    public Execution execution() {
        return execution;
    }

    public Effects effects() {
        return effects;
    }

    /** One of so many ways in which the running step can go on. */
    public int chooseValue(int values) {
        return scheduler.chooseValue(values);
    }

    /** The thread that calls. */
    public TestThread self() {
        return execution.current();
    }

    /** The moment {@code nanos} from now: when that is depends on how late it is. */
    long deadline(TestThread self, long nanos) {
        if (execution.clockUse.isTraced()) {
            effects.recordClockAccess(self, false);
        }
        return execution.time.deadline(nanos, self.clockReadings());
    }

    /** The operation that {@code self} has announced gives up after {@code nanos}. */
    public void limit(TestThread self, long nanos) {
        limit(self, deadline(self, nanos), execution.limits.isLongEnough(nanos), execution.limits.isRepeated(self));
        self.pending.limited(nanos);
    }

    /** The same in code of the JDK: {@code nanos} may be what is left of a limit that was set before. */
    void limitInside(TestThread self, long nanos) {
        long began = self.jdk.isInCall() ? self.jdk.callBegan() : 0;
        // A call that has timed out before it began was counted then.
        boolean isRepeated = !self.jdk.isCallExpired() && execution.limits.isRepeated(self);
        limit(self, deadline(self, nanos), execution.limits.isRestLongEnough(nanos, began), isRepeated);
        self.pending.limited(began == 0 ? nanos : nanos + execution.time.now() - began);
    }

    /**
     * The same until {@code deadline}.
     *
     * @param isRepeated whether waits before it were in vain so often that it is long enough in any case
     */
    static void limit(TestThread self, long deadline, boolean isLongEnough, boolean isRepeated) {
        if (isLongEnough || isRepeated) {
            self.pending.timeOutWhenIdle(deadline, !isLongEnough);
        } else {
            self.pending.timeOutAt(deadline);
        }
    }

    /** What is known of {@code object}, which has a number from now on. */
    public ShadowObject shadow(Object object) {
        return execution.current().number(execution.objects.getOrCreate(object));
    }

    /** What is known of {@code object}, which all processes share, and which has a number from now on. */
    public ShadowObject shadowOfSystem(Object object) {
        return execution.current().number(execution.objects.ofSystem(object));
    }

    /**
     * {@code self} is about to start, join or end the thread that {@code on} is. It takes the lock of that thread's
     * object for a moment, as the JDK and the JVM do for all but virtual threads.
     */
    void announceLife(TestThread self, OpKind kind, ShadowObject on, boolean changes, int site) {
        if (!VirtualThreads.isOne(on.object())) {
            self.pending.announcePassing(kind, on, changes, site);
        } else if (changes) {
            self.pending.announce(kind, on, site);
        } else {
            self.pending.announceRead(kind, on, site);
        }
    }

    /** Announces an operation of the running thread and performs it at a scheduling point. */
    void performAtPoint(OpKind kind, ShadowObject object, int site) {
        TestThread self = self();
        self.pending.announce(kind, object, site);
        performAtPoint(self);
    }

    /** A scheduling point: returns once {@code self} was chosen and its pending operation is done. */
    public void performAtPoint(TestThread self) {
        effects.recordHeldLocks(self);
        if (execution.limitsOperations() && self.hasDoneAll(execution.operationLimit())) {
            announceStop(self, self.pending.site(), Assumption.FEW_OPERATIONS);
        }
        if (self.jdk.isInAtomicMethod() && scheduler.isEnabled(self)) {
            performInStep(self);
            if (!self.pending.isPending()) {
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
            } while (self.pending.isPending());
        } catch (StackOverflowError e) {
            // The program's recursion ended in here, at a call of ours: it continues as if its own call had failed.
            abandonOperation(self);
            throw e;
        } catch (LostControlException e) {
            // The program may catch it and go on: that must not undo it.
            execution.ending.fault(e.getMessage());
            abandonOperation(self);
            throw e;
        }
    }

    /** {@code self} takes no step any more, for the exploration, and holds what it holds; does not return. */
    void stop(TestThread self, int site, Assumption why) {
        announceStop(self, site, why);
        performAtPoint(self);
        throw new IllegalStateException("a thread has gone on after its end point");
    }

    private void announceStop(TestThread self, int site, Assumption why) {
        self.ownSpinLoop().stop();
        execution.limits.assume(why);
        self.pending.announceRead(OpKind.YIELD, null, site);
    }

    private void abandonOperation(TestThread self) {
        self.pending.abandon();
        execution.switchTo(self);
    }

    /** No scheduling point: performs the pending operation, which must be enabled, as part of the running step. */
    void performInStep(TestThread self) {
        self.pending.resume(Variant.GO);
        effects.commit(self);
    }

    /** As {@link #performInStep}, of a further part of the access that came last. */
    void performPart(TestThread self) {
        self.pending.resume(Variant.GO);
        effects.commitPart(self);
    }

    /** No scheduling point: the time limit of the pending operation runs out in the running step. */
    void timeOutInStep(TestThread self) {
        self.pending.resume(Variant.TIMEOUT);
        effects.commit(self);
    }

    /**
     * At a scheduling point if {@code caller}, the site of the program's call, is not 0, or if it is not enabled; else
     * as part of the running step.
     */
    void performForCaller(TestThread self, int caller) {
        if (caller != 0 || !scheduler.isEnabled(self)) {
            performAtPoint(self);
        } else {
            performInStep(self);
        }
    }

    /** Ends the execution here if there is no time to go on with it. */
    void checkStop() {
        if (execution.isStopped()) {
            end(new Ending.OutOfTime());
        }
    }

    /** Ends the process of {@code self}, which runs; does not return. */
    void endProcess(TestThread self) {
        execution.threads.stop(self.process);
        turnstile.pass(self, scheduler.next());
    }

    /** Ends the execution from within; does not return. */
    void end(Ending ending) {
        execution.ending.end(ending);
        turnstile.pass(execution.current(), null);
    }
}
