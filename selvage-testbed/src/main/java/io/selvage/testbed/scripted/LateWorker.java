package io.selvage.testbed.scripted;

import java.util.concurrent.locks.LockSupport;

/** A component whose worker, once started, cannot go on as long as somebody holds its lock. */
public final class LateWorker {
    private final Object lock = new Object();
    private final Thread worker = new Thread(this::work);
    private volatile Thread holder;

    private void work() {
        synchronized (lock) {
            holder = null;
        }
    }

    public void hold() {
        synchronized (lock) {
            holder = Thread.currentThread();
            LockSupport.park();
        }
    }

    public void release() {
        LockSupport.unpark(holder);
    }

    public void begin() {
        worker.start();
    }

    public boolean hasBegun() {
        return worker.isAlive();
    }
}
