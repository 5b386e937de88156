package io.selvage.scheduler.gates;

import io.selvage.model.Guard;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.BlockingCalls;

/**
 * Waiting inside calls of the JDK is no event: a call that would have to wait is not enabled. That holds until an
 * execution shows that threads ask who waits; then the search begins anew, and waiting for objects of that class is an
 * event.
 */
final class WaitingCalls {
    private final OperationRunner operations;
    private final RacyVariables racy;
    private final BlockingCalls blocking = new BlockingCalls();

    WaitingCalls(OperationRunner operations, RacyVariables racy) {
        this.operations = operations;
        this.racy = racy;
    }

    /** Finds out whether calls on {@code owner} can wait for it. */
    ShadowObject know(ShadowObject owner) {
        if (!owner.isWaitable()) {
            owner.setWaitable(blocking.waitable(owner.object()));
        }
        return owner;
    }

    /** When the call at {@code site}, which {@code self} is about to make, is enabled. */
    int guard(TestThread self, Object receiver, ShadowObject owner, int site) {
        if (!owner.isWaitable()) {
            return Guard.NONE;
        }
        Object root = owner.object();
        if (blocking.tellsWhoWaits(receiver, root, site)) {
            operations.execution.noteHiddenPoint(root.getClass().getName());
        }
        int guard = blocking.guard(self.threadObject, receiver, root, site);
        return guard == Guard.NONE || isEvent(root) ? Guard.NONE : guard;
    }

    /** Whether the call only returns what never changes. */
    boolean isConstant(Object receiver, int site) {
        return blocking.isConstant(receiver, site);
    }

    /** Whether a worker, having found no task, leaves its pool: part of looking for one. */
    boolean isExit(ShadowObject pool, int site) {
        return blocking.isExit(site) && !isEvent(pool.object());
    }

    private boolean isEvent(Object root) {
        return !racy.isEmpty() && (racy.contains(Execution.WAITING) || racy.contains(root.getClass().getName()));
    }
}
