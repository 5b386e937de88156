package io.selvage.hooks;

import io.selvage.hooks.threads.TimeoutArithmetic;

/** Hooks for {@code synchronized}, {@code wait}, {@code notify} and {@code notifyAll}. */
public final class MonitorHooks {
    private MonitorHooks() {}

    /**
     * True if the calling thread is under control. Methods that use monitors are woven twice, as written and with
     * hooks, and ask this at their entry: a real monitor cannot be entered from within a hook.
     */
    public static boolean controlled() {
        return HookThread.live() != null;
    }

    public static void enter(Object lock, int site) {
        HookThread thread = required();
        thread.inert = 1;
        try {
            thread.gates.monitors().enter(lock, site);
        } finally {
            thread.inert = 0;
        }
    }

    public static void exit(Object lock, int site) {
        try {
            release(lock, site);
        } catch (StackOverflowError e) {
            HookThread.overflowed = true;
            if (HookThread.owed < HookThread.OWED.length) {
                HookThread.OWED[HookThread.owed++] = lock;
            }
            throw e;
        }
    }

    private static void release(Object lock, int site) {
        HookThread thread = required();
        thread.inert = 1;
        try {
            thread.gates.monitors().exit(lock, site);
        } finally {
            thread.inert = 0;
        }
    }

    public static void await(Object lock, int site) throws InterruptedException {
        await(lock, 0L, 0, site);
    }

    public static void await(Object lock, long millis, int site) throws InterruptedException {
        await(lock, millis, 0, site);
    }

    public static void await(Object lock, long millis, int nanos, int site) throws InterruptedException {
        HookThread thread = HookThread.live();
        if (thread == null) {
            lock.wait(millis, nanos);
            return;
        }
        TimeoutArithmetic.check(millis, nanos);
        thread.inert = 1;
        try {
            thread.gates.monitors().await(lock, TimeoutArithmetic.nanos(millis, nanos), site);
        } finally {
            thread.inert = 0;
        }
    }

    public static void signal(Object lock, int site) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            lock.notify();
            return;
        }
        thread.inert = 1;
        try {
            thread.gates.monitors().signal(lock, site);
        } finally {
            thread.inert = 0;
        }
    }

    public static void signalAll(Object lock, int site) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            lock.notifyAll();
            return;
        }
        thread.inert = 1;
        try {
            thread.gates.monitors().signalAll(lock, site);
        } finally {
            thread.inert = 0;
        }
    }

    public static boolean holdsLock(Object lock) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return Thread.holdsLock(lock);
        }
        thread.inert = 1;
        try {
            return thread.gates.monitors().holds(lock);
        } finally {
            thread.inert = 0;
        }
    }

    private static HookThread required() {
        HookThread thread = HookThread.live();
        if (thread == null) {
            throw new IllegalStateException("a hooked monitor was used on a thread that is not under control");
        }
        return thread;
    }
}
