package io.selvage.hooks.executors;

import io.selvage.hooks.HookThread;
import java.util.concurrent.ExecutorService;

/** Thread pools by what they mean: their locks, their counters and when their workers are idle is their own matter. */
public final class ThreadPoolHooks {
    private ThreadPoolHooks() {}

    /** Code of {@code pool} is about to call {@code part}, which it keeps inside. */
    public static void access(Object part, int site, ExecutorService pool) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().poolAccess(part, site, pool);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** {@code worker} of a thread pool is locked, unlocked or asked whether it is. */
    public static void workerAccess(Object worker) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().workerAccess(worker);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** Whether {@code worker}, which {@code pool} is about to interrupt if it is idle, need not be interrupted. */
    public static boolean isInterrupted(Thread worker, ExecutorService pool) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return worker.isInterrupted();
        }
        boolean waits;
        thread.inert = 1;
        try {
            waits = thread.gates.tasks().waitsForTask(worker, pool);
        } finally {
            thread.inert = 0;
        }
        return waits || worker.isInterrupted();
    }

    /** A thread is about to learn whether {@code pool} has terminated. */
    public static void askForTermination(ExecutorService pool) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().askForTermination(pool);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** A thread is about to wait until {@code pool} has terminated; returns when it has, or the JDK is to do that. */
    public static void awaitTermination(ExecutorService pool) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().awaitTermination(pool);
            } finally {
                thread.inert = 0;
            }
        }
    }
}
