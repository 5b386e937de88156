package io.selvage.scheduler.gates;

import io.selvage.model.Guard;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.TaskWorker;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;

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
    /** How many tasks each pool was given in this execution. */
    private final Map<ForkJoinPool, Integer> tasks = new IdentityHashMap<>();

    private final WorldOps world;

    ForkJoinOps(OperationRunner operations, RacyVariables racy, WorldOps world) {
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
        boolean isCommon = world.isCommonPool(pool);
        if (!isCommon && pool.getFactory() != ForkJoinPool.defaultForkJoinWorkerThreadFactory
                || pool.getUncaughtExceptionHandler() != null
                || count(pool) > pool.getParallelism()) {
            observe();
        }
        operations.execution.workers.vary(NAME);
        return new TaskWorker(pool, task, isCommon ? world.nextNumber("common worker") + 1 : 0);
    }

    private boolean isWorkerOf(ForkJoinPool pool) {
        return operations.self().threadObject instanceof ForkJoinWorkerThread worker && worker.getPool() == pool;
    }

    private int count(ForkJoinPool pool) {
        return tasks.merge(pool, 1, Integer::sum);
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

    /** Something can tell how pools work inside. */
    void observe() {
        operations.execution.noteHiddenPoint(NAME);
    }

    void reset() {
        tasks.clear();
    }
}
