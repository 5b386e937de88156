package io.selvage.hooks.executors;

import io.selvage.hooks.HookThread;
import io.selvage.hooks.ThreadHooks;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/**
 * Fork-join pools by what they mean: each task runs on a worker of its own, and who waits for one waits until it is
 * done. Which worker takes a task, and how workers look for tasks, is no matter of the program unless it asks.
 */
public final class ForkJoinHooks {
    private ForkJoinHooks() {}

    /** A task is given to {@code pool}. Answers the task if it has been started; null if the JDK is to do that. */
    public static ForkJoinTask<?> submit(ForkJoinPool pool, ForkJoinTask<?> task) {
        Thread worker = worker(pool, task);
        if (worker == null) {
            return null;
        }
        worker.start();
        return task;
    }

    /** The same for a task that is forked. */
    public static ForkJoinTask<?> fork(ForkJoinTask<?> task) {
        if (HookThread.live() == null) {
            return null;
        }
        Thread current = ThreadHooks.currentThread();
        return submit(
                current instanceof ForkJoinWorkerThread worker ? worker.getPool() : ForkJoinPool.commonPool(), task);
    }

    private static Thread worker(ForkJoinPool pool, ForkJoinTask<?> task) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return null;
        }
        thread.inert = 1;
        try {
            return thread.gates.tasks().workerFor(pool, task);
        } finally {
            thread.inert = 0;
        }
    }

    /** A thread is about to wait for {@code task}; returns when that is done, or when the JDK is to do the rest. */
    public static void await(ForkJoinTask<?> task, boolean interruptible) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().awaitTask(task, interruptible);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** 1 if {@code pool} has terminated, 0 if that took too long, negative if the JDK is to do the work. */
    public static int awaitTermination(ForkJoinPool pool, long time, TimeUnit unit) throws InterruptedException {
        return awaitEnd(pool, true, unit.toNanos(time));
    }

    /** The same for a pool that has no tasks left. */
    public static int awaitQuiescence(ForkJoinPool pool, long time, TimeUnit unit) {
        try {
            return awaitEnd(pool, false, unit.toNanos(time));
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static int awaitEnd(ForkJoinPool pool, boolean termination, long nanos) throws InterruptedException {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return -1;
        }
        thread.inert = 1;
        try {
            return thread.gates.tasks().awaitEnd(pool, termination, nanos);
        } finally {
            thread.inert = 0;
        }
    }

    /** Whether {@code pool} has no tasks left: 1, 0, or negative if the JDK knows. */
    public static int isQuiescent(ForkJoinPool pool) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return -1;
        }
        thread.inert = 1;
        try {
            return thread.gates.tasks().isIdle(pool);
        } finally {
            thread.inert = 0;
        }
    }

    /** Whether {@code pool} has terminated: 0 if it has not, negative if the JDK knows. */
    public static int isTerminated(ForkJoinPool pool) {
        return isQuiescent(pool) == 0 ? 0 : -1;
    }

    /** Whether {@code pool} takes no more tasks, but has some: 1, or negative if the JDK knows. */
    public static int isTerminating(ForkJoinPool pool) {
        return isQuiescent(pool) == 0 && pool.isShutdown() ? 1 : -1;
    }

    /** Whether {@code pool} is about to stop its tasks: 0, or negative if the JDK knows. */
    public static int isStopping(ForkJoinPool pool) {
        HookThread thread = pool == null ? null : HookThread.live();
        return thread != null && thread.gates.tasks().runsTasks(pool) ? 0 : -1;
    }

    /** {@code pool} is closed. */
    public static void close(ForkJoinPool pool) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().close(pool);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** {@code completer} is told that a part of it is done, or that there is one more. */
    public static void countPart(CountedCompleter<?> completer) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().countPart(completer);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** A method is called that can tell how a pool works inside. */
    public static void observe() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.tasks().observeForkJoin();
        }
    }
}
