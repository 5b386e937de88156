package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.model.Guard;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.BlockingCalls;
import io.selvage.scheduler.jdk.WaitArguments;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;

/**
 * Waiting inside calls of the JDK is no event: a call that would have to wait is not enabled. That holds until an
 * execution shows that threads ask who waits; then the search begins anew, and waiting for objects of that class is an
 * event.
 */
final class WaitingCalls {
    private static final String THREAD_POOL = ThreadPoolExecutor.class.getName();

    private final OperationRunner operations;
    private final RacyVariables racy;
    private final BlockingCalls blocking = new BlockingCalls();
    private final WaitArguments arguments = new WaitArguments();

    WaitingCalls(OperationRunner operations, RacyVariables racy) {
        this.operations = operations;
        this.racy = racy;
    }

    /** Finds out whether calls on {@code owner} can wait for it. */
    ShadowObject know(ShadowObject owner) {
        if (!owner.isWaitable() && !areAllEvents()) {
            owner.setWaitable(blocking.waitable(owner.object()));
        }
        return owner;
    }

    /** What the arguments of the call that is about to begin say. */
    WaitArguments arguments() {
        return arguments;
    }

    /** Says when the call at {@code site}, which {@code self} has announced, is enabled. */
    void announce(TestThread self, Object receiver, ShadowObject owner, int site) {
        int guard = guard(self, receiver, owner, site);
        if (guard != Guard.NONE) {
            self.pending.waitFor(guard);
            self.jdk.rememberWaiting();
            if (arguments.isLimited()) {
                operations.limit(self, arguments.limit());
            }
        }
        arguments.clear();
    }

    /** {@code self} has entered the call at {@code site}. */
    void enter(TestThread self, Object receiver, ShadowObject owner, int site) {
        if (self.pending.consumeTimeout()) {
            self.jdk.expireCall();
        }
        int inside = owner.isWaitable() ? blocking.guardInside(self.threadObject, receiver, owner.object(), site) : 0;
        if (inside != Guard.NONE && !isEvent(owner.object())) {
            self.jdk.waitInCall(inside, !(receiver instanceof Condition));
        }
    }

    private int guard(TestThread self, Object receiver, ShadowObject owner, int site) {
        if (!owner.isWaitable()) {
            return Guard.NONE;
        }
        Object root = owner.object();
        if (isEvent(root)) {
            return Guard.NONE;
        }
        if (blocking.tellsWhoWaits(receiver, root, site)) {
            operations.execution.noteHiddenPoint(blocking.observedName(root));
        }
        int guard = blocking.guard(self.threadObject, receiver, root, site, arguments);
        if (guard == Guard.NONE) {
            return Guard.NONE;
        }
        self.jdk.makeWaitingCall();
        if (blocking.hasVaryingWorkers(root)) {
            operations.execution.workers.vary(THREAD_POOL);
        }
        return guard;
    }

    /** Whether all waiting is an event, and with it all else that is known of what calls mean. */
    boolean areAllEvents() {
        return isEvent(Execution.WAITING);
    }

    /** Whether the call only returns what never changes. */
    boolean isConstant(Object receiver, int site) {
        return blocking.isConstant(receiver, site) && !isEvent(Execution.WAITING);
    }

    /**
     * Whether an access of the code of a thread pool, at {@code site}, to {@code part} of it is covered by the
     * operation
     * on the pool that the running step is. What a worker does before its task is no such operation: it looks whether
     * the pool was stopped, so those who shut it down do access that.
     */
    boolean isCovered(TestThread self, Object part, int site) {
        return part.getClass() == AtomicInteger.class
                && Sites.get(site).type().equals(THREAD_POOL)
                && !isEvent(THREAD_POOL)
                && isPoolOperation(self);
    }

    private boolean isPoolOperation(TestThread self) {
        if (self.jdk.poolOperation() != null) {
            return true;
        }
        return self.jdk.isInCall() && !blocking.endsPool(self.pending.site());
    }

    /** Whether a worker, having found no task, leaves its pool: part of looking for one. */
    boolean isExit(ShadowObject pool, int site) {
        return blocking.isExit(site) && !isEvent(pool.object());
    }

    private boolean isEvent(Object root) {
        return !racy.isEmpty() && isEvent(blocking.observedName(root));
    }

    private boolean isEvent(String type) {
        return !racy.isEmpty() && (racy.contains(Execution.WAITING) || racy.contains(type));
    }
}
