package io.selvage.scheduler.network;

import io.selvage.hooks.HookThread;
import io.selvage.hooks.Sites;
import io.selvage.model.Guard;
import io.selvage.scheduler.CallParts;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.OperationRunner;
import io.selvage.sync.Waitable;
import java.io.IOException;
import java.net.SocketException;

/** Calls on {@link Communication} objects as operations of the running thread. */
final class NetworkSteps {
    /** No time limit. */
    static final long FOR_EVER = 0;

    /** The variable that says whether anybody reads. */
    private static final int READER = 1;

    private static final Waitable LEVEL = object -> ((Communication) object).level();

    /** Work on the network by a thread under test, in which no hook takes part. */
    interface Work<T> {
        T run(TestThread self) throws IOException;
    }

    private final OperationRunner operations;

    NetworkSteps(OperationRunner operations) {
        this.operations = operations;
    }

    /** @throws SocketException if the caller is no thread under test */
    <T> T within(Work<T> work) throws IOException {
        HookThread below = HookThread.live();
        if (below == null) {
            throw new SocketException("this socket belongs to the simulated network of a program under test");
        }
        below.inert = 1;
        try {
            return work.run(operations.self());
        } finally {
            HookThread.below().inert = 0;
        }
    }

    /**
     * An operation on {@code on} at a scheduling point.
     *
     * @param part what it turns out to be confined to
     */
    void perform(TestThread self, Communication on, boolean writes, CallParts.Late part) {
        announce(self, on, writes, part);
        operations.performAtPoint(self);
        touchWatchers(self, on, writes);
    }

    /**
     * As above, and waits until {@code guard} allows it. False if the time was over first.
     *
     * @param nanos {@link #FOR_EVER} if there is no limit
     */
    boolean await(TestThread self, Communication on, boolean writes, CallParts.Late part, int guard, long nanos) {
        announce(self, on, writes, part);
        self.pending.waitFor(guard);
        if (nanos != FOR_EVER) {
            operations.limit(self, nanos);
        }
        operations.performAtPoint(self);
        if (self.pending.consumeTimeout()) {
            operations.effects().expire(self);
            return false;
        }
        boolean interrupted = Guard.isInterruptible(guard) && self.isInterrupted();
        while (!interrupted && !Guard.allows(guard, on.level())) {
            // Nobody will ever let it go on: it is to be seen where it waits.
            announce(self, on, writes, part);
            self.pending.waitFor(guard);
            self.pending.standStill();
            operations.performAtPoint(self);
        }
        touchWatchers(self, on, writes);
        return true;
    }

    /** Selectors that wait for it may go on, or no longer. */
    private void touchWatchers(TestThread self, Communication on, boolean writes) {
        if (writes) {
            for (SelectorState selector : on.watchers()) {
                touch(self, selector);
            }
        }
    }

    private void announce(TestThread self, Communication on, boolean writes, CallParts.Late part) {
        ShadowObject shadow = operations.shadowOfSystem(on);
        if (!shadow.isWaitable()) {
            shadow.setWaitable(LEVEL);
        }
        self.pending.announceCall(shadow, 0, 0, writes, self.jdk.lastCall(self.pending.site()));
        self.pending.settleLater(part, null);
    }

    /** The running step changes {@code on}, too. */
    void touch(TestThread self, Communication on) {
        operations.effects().recordExtraAccess(self, operations.shadowOfSystem(on), true);
        touchWatchers(self, on, true);
    }

    /** The running step depends on whether anybody reads from {@code on}, or changes that. */
    void touchReader(TestThread self, Communication on, boolean closes) {
        operations.effects().recordSilentAccess(self, operations.shadowOfSystem(on), READER, closes);
    }

    /** The running step depends on how much of a bound is left, or uses some. */
    void touchBudget(TestThread self, Object budget, int variable, boolean uses) {
        operations.effects().recordSilentAccess(self, operations.shadowOfSystem(budget), variable, uses);
    }

    /**
     * Whether the program itself has called {@code method}. If code of the JDK did, what it does is a part of the
     * running step, and in which orders it could be done is not known.
     */
    boolean isCalledByProgram(TestThread self, String method) {
        String member = Sites.get(self.jdk.lastCall(0)).member();
        boolean isCalled = member.startsWith("java.nio.channels.") && member.contains(method);
        if (!isCalled) {
            operations.execution().noteUntracedDependency("channels and selectors inside of the JDK");
        }
        return isCalled;
    }

    OperationRunner operations() {
        return operations;
    }
}
