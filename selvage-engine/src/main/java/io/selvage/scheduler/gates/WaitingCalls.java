package io.selvage.scheduler.gates;

import io.selvage.model.Guard;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.BlockingCalls;
import io.selvage.scheduler.jdk.WaitArguments;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.locks.Condition;

/**
 * Waiting inside calls of the JDK is no event: a call that would have to wait is not enabled. That holds until an
 * execution shows that threads ask who waits; then the search begins anew, and waiting for objects of that class is an
 * event.
 */
public final class WaitingCalls {
    /** The name of the inner steps of thread pools among the points of a search. */
    static final String THREAD_POOL = ThreadPoolExecutor.class.getName();

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
    public void announce(TestThread self, Object receiver, ShadowObject owner, int site) {
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
        if (owner.isWaitable() && !isEvent(owner.object())) {
            self.jdk.resume(blocking.resumption(owner.object(), site));
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
        return guard(self, receiver, root, site);
    }

    private int guard(TestThread self, Object receiver, Object root, int site) {
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

    /**
     * When a call that code of the JDK makes in the midst of another one can go on; {@link Guard#NONE} if it can now.
     */
    public int guardInside(TestThread self, Object receiver, ShadowObject owner, int site) {
        if (!owner.isWaitable() || isEvent(owner.object())) {
            return Guard.NONE;
        }
        int guard = guard(self, receiver, owner.object(), site);
        if (guard == Guard.NONE || owner.allows(guard, self)) {
            return Guard.NONE;
        }
        self.jdk.rememberWaiting();
        return guard;
    }

    /** Whether all waiting is an event, and with it all else that is known of what calls mean. */
    public boolean areAllEvents() {
        return isEvent(Execution.WAITING);
    }

    /** Whether the call only returns what never changes. */
    boolean isConstant(Object receiver, int site) {
        return blocking.isConstant(receiver, site) && !isEvent(Execution.WAITING);
    }

    /** What is known of these calls. */
    public BlockingCalls calls() {
        return blocking;
    }

    /** Whether nobody can tell how {@code pool} works inside. */
    public boolean isOpaque(Object pool) {
        return blocking.isOpaque(pool) && !isEvent(pool);
    }

    /** Whether a worker begins to run the future task that {@code owner} is: that changes none of what others see. */
    public boolean beginsTask(ShadowObject owner, int site) {
        return blocking.beginsTask(owner.object(), site) && !isEvent(owner.object());
    }

    /** Whether waiting for {@code owner}, or all waiting, is an event. */
    boolean isEvent(ShadowObject owner) {
        return owner.isWaitable() ? isEvent(owner.object()) : areAllEvents();
    }

    /** Whether a worker leaves its pool, of which nobody can tell how it works inside. */
    public boolean isExit(ShadowObject pool, int site) {
        return blocking.isExit(site) && isOpaque(pool.object());
    }

    /** Whether the call may wait, where that is an event: then it changes who waits, though it changes nothing else. */
    boolean joinsWaiters(Object receiver, ShadowObject owner, int site) {
        Object root = owner.object();
        return !racy.isEmpty()
                && blocking.waitable(root) != null
                && isEvent(root)
                && blocking.guard(null, receiver, root, site, arguments) != Guard.NONE;
    }

    /** Whether a call that may change {@code owner} does, as far as anybody can tell. */
    public boolean changes(ShadowObject owner, int site) {
        return !blocking.isOwnThread(owner.object(), site) || isEvent(owner.object());
    }

    /** Whether waiting for {@code root} is an event. */
    public boolean isEvent(Object root) {
        return !racy.isEmpty() && isEvent(blocking.observedName(root));
    }

    private boolean isEvent(String type) {
        return !racy.isEmpty() && (racy.contains(Execution.WAITING) || racy.contains(type));
    }
}
