package io.selvage.monitor.hook;

import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;

/**
 * What a monitor calls instead of {@code wait}, {@code notify} and {@code notifyAll} if its class cannot be woven; it must hold the lock, as
 * for these. Outside of an exploration each does what it stands for.
 */
public final class SyncHook {
    /** Decides for a thread that it explores what the calls do. */
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

    /** @param id names this place among those where the monitor waits */
    public static void waitThread(Object lock, String id) throws InterruptedException {
        int site = site(lock, id);
        if (Thread.currentThread() instanceof HandledThread thread) {
            thread.handler().await(lock, site);
        } else {
            MonitorHooks.await(lock, site);
        }
    }

    /** @param id names this place among those where the monitor notifies */
    public static void notifyThread(Object lock, String id) {
        int site = site(lock, id);
        if (Thread.currentThread() instanceof HandledThread thread) {
            thread.handler().signal(lock, site);
        } else {
            MonitorHooks.signal(lock, site);
        }
    }

    /** @param id names this place among those where the monitor notifies */
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
