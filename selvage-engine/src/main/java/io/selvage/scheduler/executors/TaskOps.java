package io.selvage.scheduler.executors;

import io.selvage.hooks.Sites;
import io.selvage.hooks.tasks.TaskGate;
import io.selvage.model.ExtraAccess;
import io.selvage.model.Guard;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.ConcurrentObjects;
import io.selvage.scheduler.gates.OperationRunner;
import io.selvage.scheduler.gates.RacyVariables;
import io.selvage.scheduler.gates.WaitingCalls;
import io.selvage.scheduler.gates.WorldOps;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;

/** What the JDK's code does to run tasks, as operations. */
public final class TaskOps implements TaskGate {
    /** Stands for what fork-join pools keep inside; steps of all of them are taken to depend on one another. */
    private static final Object FORK_JOIN = new Object();

    /** Of a future task, the variable that says who runs it. Only who wants to run it, too, can tell. */
    private static final int RUNNER = Integer.MAX_VALUE - 1;

    private final OperationRunner operations;
    private final ConcurrentObjects objects;
    private final WaitingCalls waiting;
    private final ForkJoinOps forkJoin;
    private final ThreadPoolOps pools;

    /** @param world that of the process that runs */
    public TaskOps(
            OperationRunner operations, ConcurrentObjects objects, Supplier<WorldOps> world, RacyVariables racy) {
        this.operations = operations;
        this.objects = objects;
        waiting = objects.waiting();
        forkJoin = new ForkJoinOps(operations, racy, world);
        pools = new ThreadPoolOps(operations, objects);
    }

    /** A new execution begins. */
    public void reset() {
        forkJoin.reset();
        pools.reset();
    }

    @Override
    public void taskStep(Object receiver, int site) {
        if (!objects.isConcurrent(receiver)) {
            return;
        }
        TestThread self = operations.self();
        ShadowObject owner = objects.ownerOf(receiver);
        boolean leaves = waiting.isExit(owner, site);
        if (leaves && self.jdk.poolOperation() == owner) {
            // It found nothing to do, which is the operation.
            pools.leave(self, owner.object());
        } else if (self.jdk.isInCall()) {
            taskAccess(receiver, site);
        } else {
            perform(self, receiver, owner, site, leaves && pools.isPerTask(receiver));
            if (leaves) {
                pools.leave(self, owner.object());
            }
        }
    }

    private void perform(TestThread self, Object receiver, ShadowObject owner, int site, boolean isLast) {
        self.jdk.forgetPoolCallee();
        boolean begins = waiting.beginsTask(owner, site);
        boolean changes = !begins && waiting.changes(owner, site);
        // Of a thread that has nothing left to do only its own end can be seen.
        self.pending.announceCall(isLast ? operations.shadow(self.threadObject) : owner, changes && !isLast, site);
        if (isLast) {
            self.pending.leave();
        }
        waiting.announce(self, receiver, owner, site);
        operations.performAtPoint(self);
        if (begins) {
            operations.effects().recordExtraAccess(self, owner, ExtraAccess.variable(RUNNER), true);
        }
        self.jdk.callFromPool(owner);
        self.jdk.operateOnPool(owner);
    }

    @Override
    public void taskAccess(Object receiver, int site) {
        if (!objects.isConcurrent(receiver)) {
            return;
        }
        TestThread self = operations.self();
        ShadowObject owner = objects.ownerOf(receiver);
        boolean writes = Sites.get(site).writes() && waiting.changes(owner, site);
        int guard = self.jdk.isInCall() ? waiting.guardInside(self, receiver, owner, site) : Guard.NONE;
        if (guard != Guard.NONE) {
            await(self, owner, guard, writes, site);
        }
        self.jdk.callFromPool(owner);
        operations.effects().recordExtraAccess(self, owner, writes);
        self.reach(site);
    }

    /** Code of the JDK calls a method in the midst of a call that would have to wait there. */
    private void await(TestThread self, ShadowObject owner, int guard, boolean writes, int site) {
        int calledAt = self.pending.site();
        self.pending.announceCall(owner, writes, site);
        self.pending.waitFor(guard);
        operations.performAtPoint(self);
        self.pending.moveTo(calledAt);
    }

    @Override
    public void poolAccess(Object part, int site, ExecutorService pool) {
        TestThread self = operations.self();
        if (objects.isConcurrent(part) && pools.hides(self, part, site, pool)) {
            self.jdk.workForPool();
        } else {
            taskAccess(part, site);
        }
    }

    @Override
    public void workerAccess(Object worker) {
        if (!pools.hidesLockOf(worker)) {
            operations.effects().recordExtraAccess(operations.self(), objects.ownerOf(worker), true);
        }
    }

    @Override
    public boolean waitsForTask(Thread worker, ExecutorService pool) {
        return pools.waitsForTask(worker, pool);
    }

    @Override
    public void awaitTermination(ExecutorService pool) {
        pools.awaitTermination(objects.ownerOf(pool));
    }

    @Override
    public void askForTermination(ExecutorService pool) {
        pools.askForTermination(pool);
    }

    @Override
    public void fire(
            Object stage, CompletableFuture<?> dependent, CompletableFuture<?> one, CompletableFuture<?> other) {
        boolean isEither = stage.getClass().getSimpleName().startsWith("Or");
        boolean isReady = isEither ? isDone(one) || isDone(other) : isDone(one) && (other == null || isDone(other));
        if (isReady || waiting.areAllEvents()) {
            access(dependent, true);
        }
        access(one, false);
        access(other, false);
    }

    private static boolean isDone(CompletableFuture<?> future) {
        return future != null && future.isDone();
    }

    private void access(CompletableFuture<?> future, boolean writes) {
        if (future != null) {
            operations.effects().recordExtraAccess(operations.self(), objects.ownerOf(future), writes);
        }
    }

    @Override
    public Thread workerFor(ForkJoinPool pool, ForkJoinTask<?> task) {
        return forkJoin.workerFor(pool, task);
    }

    @Override
    public void awaitTask(ForkJoinTask<?> task, boolean interruptible) {
        forkJoin.await(objects.ownerOf(task), interruptible);
    }

    @Override
    public int awaitEnd(ForkJoinPool pool, boolean termination, long nanos) throws InterruptedException {
        return forkJoin.awaitEnd(pool, objects.ownerOf(pool), termination, nanos);
    }

    @Override
    public int isIdle(ForkJoinPool pool) {
        return forkJoin.isIdle(pool);
    }

    @Override
    public boolean runsTasks(ForkJoinPool pool) {
        return !forkJoin.hasInnerSteps();
    }

    @Override
    public void close(ForkJoinPool pool) {
        forkJoin.close(pool);
    }

    @Override
    public void countPart(CountedCompleter<?> completer) {
        if (forkJoin.hasInnerSteps()) {
            return;
        }
        TestThread self = operations.self();
        for (CountedCompleter<?> part = completer; part != null; part = part.getCompleter()) {
            operations.effects().recordExtraAccess(self, objects.ownerOf(part), true);
        }
    }

    @Override
    public void observeForkJoin() {
        forkJoin.observe();
    }

    @Override
    public void forkJoin(int site) {
        if (!forkJoin.hasInnerSteps()) {
            return;
        }
        TestThread self = operations.self();
        self.reach(site);
        ShadowObject pool = operations.shadow(FORK_JOIN);
        if (self.jdk.enterPoolCode(pool, operations.execution().log.steps())) {
            operations.effects().recordExtraAccess(self, pool, true);
        }
    }

    @Override
    public void seesThread() {
        if (operations.self().jdk.worksForPool()) {
            operations.execution().workers.see();
        }
    }
}
