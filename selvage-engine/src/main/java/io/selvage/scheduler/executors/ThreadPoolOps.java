package io.selvage.scheduler.executors;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.ConcurrentObjects;
import io.selvage.scheduler.gates.OperationRunner;
import io.selvage.scheduler.gates.WaitingCalls;
import io.selvage.scheduler.jdk.BlockingCalls;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/**
 * Thread pools by what they mean. A task happens after it was given to the pool and before whoever learns that it is
 * done; tasks are taken in the order of the queue; a pool that was shut down takes none; it has terminated when all its
 * workers have left. The pool's lock, its counter of workers, the locks of idle workers and their interrupts are how
 * the JDK does that, and tell nobody anything.
 */
final class ThreadPoolOps {
    private final OperationRunner operations;
    private final WaitingCalls waiting;
    private final BlockingCalls calls;
    /** By pool, the threads that have left it in this execution. */
    private final Map<Object, List<ShadowObject>> left = new IdentityHashMap<>();

    ThreadPoolOps(OperationRunner operations, ConcurrentObjects objects) {
        this.operations = operations;
        waiting = objects.waiting();
        calls = waiting.calls();
    }

    /** A new execution begins. */
    void reset() {
        if (!left.isEmpty()) { // to clear an empty map costs as much
            left.clear();
        }
    }

    /** Whether what the code of {@code pool} does to {@code part} at {@code site} tells nobody anything. */
    boolean hides(TestThread self, Object part, int site, Object pool) {
        if (part.getClass() == AtomicInteger.class) {
            return waiting.isOpaque(pool) ? !isStop(self, Sites.get(site), pool) : isCounted(self, pool);
        }
        // Queue and tasks are the program's.
        boolean isOwn = part instanceof Lock || part instanceof Condition || part instanceof CountDownLatch;
        return isOwn && waiting.isOpaque(pool) && !calls.endsByProgram(pool);
    }

    /** Whether the counter of workers is part of an operation on the pool that the running step is. */
    private boolean isCounted(TestThread self, Object pool) {
        boolean isOperation =
                self.jdk.poolOperation() != null || self.jdk.isInCall() && !calls.endsPool(self.pending.site());
        return isOperation && !waiting.isEvent(pool);
    }

    /**
     * Whether the state of the pool is read by a worker that is about to run a task, or changed such that workers are
     * stopped: that ends the tasks that run.
     */
    private boolean isStop(TestThread self, Site site, Object pool) {
        return switch (site.method()) {
            case "runWorker" -> true;
            case "advanceRunState" -> !calls.shutsDown(self.pending.site(), pool);
            default -> false;
        };
    }

    /** Whether a worker's own lock, which shows whether it has a task, tells nobody anything. */
    boolean hidesLockOf(Object worker) {
        return waiting.isOpaque(calls.poolOf(worker));
    }

    /** Whether {@code worker} need not be woken by {@code pool}: it is not enabled while it has nothing to do. */
    boolean waitsForTask(Thread worker, Object pool) {
        if (!waiting.isOpaque(pool)) {
            return false;
        }
        ShadowObject shadow = operations.execution().objects.find(worker);
        boolean isStarted = shadow != null && shadow.isStartedThread();
        return !isStarted || operations.execution().threads.of(shadow).pending.kind() != OpKind.PARK;
    }

    /** Whether {@code pool} makes a thread for each task. */
    boolean isPerTask(Object pool) {
        return !(pool instanceof ThreadPoolExecutor);
    }

    /** The running thread leaves {@code pool}. If code of the program may run then, that is more than to leave. */
    void leave(TestThread self, Object pool) {
        if (calls.endsByProgram(pool)) {
            return;
        }
        ShadowObject thread = operations.shadow(self.threadObject);
        left.computeIfAbsent(pool, none -> new ArrayList<>()).add(thread);
        operations.effects().recordExtraAccess(self, thread, ExtraAccess.LEFT_POOL, true);
    }

    /** Code of the JDK waits until {@code pool} has terminated. */
    void awaitTermination(ShadowObject pool) {
        TestThread self = operations.self();
        if (!waiting.isOpaque(pool.object())) {
            return;
        }
        if (calls.closes(self.pending.site()) && !calls.isTerminated(pool.object())) {
            self.pending.announceCall(pool, false, self.pending.site());
            self.pending.waitFor(calls.isTerminated());
            operations.performAtPoint(self);
        }
        boolean isOver = calls.isTerminated(pool.object());
        record(self, pool.object(), isOver ? ExtraAccess.POOL_TERMINATION : ExtraAccess.LEFT_POOL);
    }

    /** Code of the program asks whether {@code pool} has terminated. */
    void askForTermination(Object pool) {
        if (waiting.isOpaque(pool)) {
            record(operations.self(), pool, ExtraAccess.LEFT_POOL);
        }
    }

    private void record(TestThread self, Object pool, int what) {
        for (ShadowObject thread : left.getOrDefault(pool, List.of())) {
            operations.effects().recordExtraAccess(self, thread, what, false);
        }
        calls.workers(pool).stream()
                .map(operations::shadow)
                .filter(ShadowObject::isStartedThread)
                .sorted(Comparator.comparingInt(ShadowObject::threadNumber))
                .forEach(thread -> operations.effects().recordExtraAccess(self, thread, ExtraAccess.LEFT_POOL, false));
    }
}
