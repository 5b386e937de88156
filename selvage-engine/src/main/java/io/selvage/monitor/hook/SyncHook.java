package io.selvage.monitor.hook;

import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;

/**
 * Replaces {@code wait}, {@code notify} and {@code notifyAll} in monitors whose class cannot be woven. The caller must
 * hold the lock. Outside of an exploration each method does what it replaces.
 */
public final class SyncHook {
    /** Performs the calls of a thread that is part of an exploration. */
    public interface Handler {
        void await(Object lock, int site) throws InterruptedException;

        void signal(Object lock, int site);

        void signalAll(Object lock, int site);
    }

    /** A thread whose calls go to a handler. */
    public abstract static class HandledThread extends Thread {
        protected HandledThread(String name) {
            super(name);
        }

        protected abstract Handler handler();
    }

    private SyncHook() {}

    /** @param id identifies the wait site in the monitor */
    public static void waitThread(Object lock, String id) throws InterruptedException {
        int site = site(lock, id);
        if (Thread.currentThread() instanceof HandledThread thread) {
            thread.handler().await(lock, site);
        } else {
            MonitorHooks.await(lock, site);
        }
    }

    /** @param id identifies the notify site in the monitor */
    public static void notifyThread(Object lock, String id) {
        int site = site(lock, id);
        if (Thread.currentThread() instanceof HandledThread thread) {
            thread.handler().signal(lock, site);
        } else {
            MonitorHooks.signal(lock, site);
        }
    }

    /** @param id identifies the notify site in the monitor */
    public static void notifyAllThreads(Object lock, String id) {
        int site = site(lock, id);
        if (Thread.currentThread() instanceof HandledThread thread) {
            thread.handler().signalAll(lock, site);
        } else {
            MonitorHooks.signalAll(lock, site);
        }
    }

    private static int site(Object lock, String id) {
        return Sites.register(new Site(lock.getClass().getName(), id, null, 0, "", 0));
    }
}
