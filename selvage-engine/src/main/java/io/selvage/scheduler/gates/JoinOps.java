package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;

/**
 * {@code Thread.join}. The JDK's own code takes the lock of the thread object and waits on it until the thread has
 * ended. Here it is one operation, for which the lock must be free, where nobody can tell the difference: not for a
 * thread that holds the lock already, and not where one of several threads that wait on the object is notified, which
 * may be one that joins. If an execution shows that, the search begins anew, and joins are what they are in the JDK.
 */
final class JoinOps {
    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final RacyVariables shared;
    /** What stands for {@link Execution#JOINING}; 0 until the first join. */
    private int joining;

    JoinOps(OperationRunner operations, MonitorOps monitors, RacyVariables shared) {
        this.operations = operations;
        this.monitors = monitors;
        this.shared = shared;
    }

    /**
     * Waits for the end of {@code thread}; true if {@code self} was interrupted meanwhile.
     *
     * @param nanos for how long; for ever if it is not above 0
     */
    boolean join(TestThread self, ShadowObject thread, long nanos, int site) {
        if (VirtualThreads.isOne(thread.object())) {
            return joinAtOnce(self, thread, nanos, site);
        }
        if (thread.isLockedBy(self.id)) {
            return joinUnderLock(self, thread, nanos, site);
        }
        if (shared.contains(thread.object(), joining())) {
            monitors.enter(thread.object(), site);
            try {
                return joinUnderLock(self, thread, nanos, site);
            } finally {
                // It does not, if the execution is over.
                if (thread.isLockedBy(self.id)) {
                    monitors.exit(thread.object(), site);
                }
            }
        }
        if (thread.markJoined()) {
            operations.execution.noteHiddenPoint(Execution.JOINING);
        }
        return joinAtOnce(self, thread, nanos, site);
    }

    private int joining() {
        if (joining == 0) {
            joining = Sites.memberNumber(Execution.JOINING) + 1;
        }
        return joining;
    }

    private boolean joinAtOnce(TestThread self, ShadowObject thread, long nanos, int site) {
        operations.announceLife(self, OpKind.JOIN, thread, false, site);
        if (nanos > 0) {
            operations.limit(self, nanos);
        }
        operations.performAtPoint(self);
        return self.pending.consumeInterruption();
    }

    /** As long as its lock is held the thread cannot end, so that nothing else need tell whether it has. */
    private boolean joinUnderLock(TestThread self, ShadowObject thread, long nanos, int site) {
        boolean timedOut = false;
        boolean isLongEnough = operations.execution.limits.isLongEnough(nanos);
        boolean isRepeated = false;
        long deadline = nanos > 0 ? operations.deadline(self, nanos) : 0;
        while (!hasEnded(thread) && !timedOut) {
            self.pending.announce(OpKind.WAIT, thread, site);
            if (nanos > 0) {
                isRepeated = isRepeated || operations.execution.limits.isRepeated(self);
                OperationRunner.limit(self, deadline, isLongEnough, isRepeated);
                self.pending.limited(nanos);
            }
            operations.performAtPoint(self);
            if (self.pending.consumeInterruption()) {
                return true;
            }
            timedOut = self.pending.consumeTimeout();
        }
        if (hasEnded(thread)) {
            operations.announceLife(self, OpKind.JOIN, thread, false, site);
            operations.performInStep(self);
        }
        return false;
    }

    private boolean hasEnded(ShadowObject thread) {
        return operations.execution.threads.of(thread).hasEnded();
    }
}
