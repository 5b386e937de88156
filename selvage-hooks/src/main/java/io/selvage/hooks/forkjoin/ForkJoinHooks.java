package io.selvage.hooks.forkjoin;

import io.selvage.hooks.HookThread;
import io.selvage.hooks.ThreadHooks;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;

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
            return thread.gates.calls().workerFor(pool, task);
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
                thread.gates.calls().awaitTask(task, interruptible);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** A method is called that can tell how a pool works inside. */
    public static void observe() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.calls().observeForkJoin();
        }
    }
}
