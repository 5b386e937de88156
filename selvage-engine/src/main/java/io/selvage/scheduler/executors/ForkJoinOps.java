package io.selvage.scheduler.executors;

import io.selvage.model.ExtraAccess;
import io.selvage.model.Guard;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.OperationRunner;
import io.selvage.scheduler.gates.RacyVariables;
import io.selvage.scheduler.gates.WorldOps;
import io.selvage.scheduler.jdk.TaskWorker;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.Supplier;

/**
 * Fork-join pools by what they mean: each task runs on a worker of its own. That is as good as the pool's own way as
 * long as the pool has as many workers as tasks and nobody asks who runs what. Else the search begins anew, and the
 * code
 * of the pool runs with all its inner steps.
 */
final class ForkJoinOps {
    /** The name of the inner steps of fork-join pools among the points of a search. */
    static final String NAME = ForkJoinPool.class.getName();

    private final OperationRunner operations;
    private final RacyVariables racy;
    /** The workers that have run the tasks of each pool in this execution, or do. */
    private final Map<ForkJoinPool, List<Thread>> workers = new IdentityHashMap<>();

    private final Supplier<WorldOps> world;

    ForkJoinOps(OperationRunner operations, RacyVariables racy, Supplier<WorldOps> world) {
        this.operations = operations;
        this.racy = racy;
        this.world = world;
    }

    /** Whether the code of the pools runs with all its inner steps. */
    boolean hasInnerSteps() {
        return !racy.isEmpty() && (racy.contains(NAME) || racy.contains(Execution.WAITING));
    }

    /** A new worker, to be started, for {@code task}; null if the pool is to find one. */
    Thread workerFor(ForkJoinPool pool, ForkJoinTask<?> task) {
        if (hasInnerSteps() || pool.isShutdown() && !isWorkerOf(pool)) {
            return null;
        }
        boolean isCommon = world.get().isCommonPool(pool);
        if (!isCommon && pool.getFactory() != ForkJoinPool.defaultForkJoinWorkerThreadFactory
                || pool.getUncaughtExceptionHandler() != null
                || workersOf(pool).size() >= pool.getParallelism()) {
            observe();
        }
        operations.execution().workers.vary(NAME);
        Thread worker = new TaskWorker(pool, task, isCommon ? world.get().nextNumber("common worker") + 1 : 0);
        workersOf(pool).add(worker);
        return worker;
    }

    private boolean isWorkerOf(ForkJoinPool pool) {
        return operations.self().threadObject instanceof ForkJoinWorkerThread worker && worker.getPool() == pool;
    }

    private List<Thread> workersOf(ForkJoinPool pool) {
        return workers.computeIfAbsent(pool, none -> new ArrayList<>());
    }

    /** Waits until {@code task} is done. */
    void await(ShadowObject task, boolean interruptible) {
        if (hasInnerSteps()) {
            return;
        }
        TestThread self = operations.self();
        self.pending.announceCall(task, false, self.pending.site());
        int guard = Guard.atLeast(1);
        self.pending.waitFor(interruptible ? Guard.interruptible(guard) : guard);
        operations.performAtPoint(self);
    }

    /**
     * Waits until {@code pool} has no tasks left, and if {@code termination} takes no more. 1 if that is so, 0 if the
     * time limit ran out, negative if the code of the pool is to wait.
     */
    int awaitEnd(ForkJoinPool pool, ShadowObject shadow, boolean termination, long nanos) throws InterruptedException {
        if (!isKnown(pool) || termination && world.get().isCommonPool(pool)) {
            return -1;
        }
        TestThread self = operations.self();
        if (termination && !pool.isShutdown()) {
            self.pending.announceCall(shadow, false, self.pending.site());
            self.pending.waitFor(Guard.interruptible(Guard.atLeast(1)));
            operations.limit(self, nanos);
            operations.performAtPoint(self);
            if (self.pending.consumeTimeout()) {
                return 0;
            }
            if (!pool.isShutdown()) {
                self.clearInterrupt();
                throw new InterruptedException();
            }
        }
        return joinWorkers(self, pool, termination, nanos) ? 1 : 0;
    }

    /** Whether the workers are all that there is of {@code pool}, and the running thread none of them. */
    private boolean isKnown(ForkJoinPool pool) {
        if (hasInnerSteps()) {
            return false;
        }
        if (isWorkerOf(pool)) {
            observe();
            return false;
        }
        return true;
    }

    /** Waits until the workers of {@code pool} have ended; false if the time limit ran out. */
    private boolean joinWorkers(TestThread self, ForkJoinPool pool, boolean interruptible, long nanos)
            throws InterruptedException {
        List<Thread> threads = workersOf(pool);
        // Tasks may fork others meanwhile.
        for (int i = 0; i < threads.size(); i++) {
            ShadowObject thread = operations.shadow(threads.get(i));
            if (!thread.isStartedThread() || hasEnded(thread)) {
                operations.effects().recordExtraAccess(self, thread, ExtraAccess.TERMINATION, false);
                continue;
            }
            self.pending.announceRead(OpKind.JOIN, thread, self.pending.site());
            if (nanos > 0) {
                operations.limit(self, nanos);
            }
            operations.performAtPoint(self);
            if (self.pending.consumeTimeout()) {
                return false;
            }
            if (self.pending.consumeInterruption()) {
                if (interruptible) {
                    throw new InterruptedException();
                }
                // The flag that the JDK would have left set is gone.
                observe();
            }
        }
        return true;
    }

    private boolean hasEnded(ShadowObject thread) {
        return operations.execution().threads.of(thread).hasEnded();
    }

    /** Whether {@code pool} has no tasks left: 1, 0, or negative if the pool knows. */
    int isIdle(ForkJoinPool pool) {
        if (!isKnown(pool)) {
            return -1;
        }
        TestThread self = operations.self();
        boolean isIdle = true;
        for (Thread worker : workersOf(pool)) {
            ShadowObject thread = operations.shadow(worker);
            operations.effects().recordExtraAccess(self, thread, ExtraAccess.ALIVE, false);
            isIdle &= thread.isStartedThread() && hasEnded(thread);
        }
        return isIdle ? 1 : 0;
    }

    /** {@code pool} takes no more tasks; waits until it has none left. */
    void close(ForkJoinPool pool) {
        if (!isKnown(pool) || world.get().isCommonPool(pool)) {
            return;
        }
        pool.shutdown();
        try {
            joinWorkers(operations.self(), pool, false, 0);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Something can tell how pools work inside. */
    void observe() {
        operations.execution().noteHiddenPoint(NAME);
    }

    void reset() {
        if (!workers.isEmpty()) { // to clear an empty map costs as much
            workers.clear();
        }
    }
}
