package io.selvage.testbed.monitors;

import io.selvage.monitor.hook.SyncHook;

/** A buffer that tells the tool where it waits and notifies, as one does where classes cannot be woven. */
public final class HookedBuffer {
    private final int capacity;
    private int full;

    public HookedBuffer(int capacity) {
        this.capacity = capacity;
    }

    public synchronized void put(int item) throws InterruptedException {
        while (full == capacity) {
            SyncHook.waitThread(this, "put_wait");
        }
        if (full++ == 0) {
            SyncHook.notifyAllThreads(this, "put_notify");
        }
    }

    public synchronized void take() throws InterruptedException {
        while (full == 0) {
            SyncHook.waitThread(this, "take_wait");
        }
        if (full-- == capacity) {
            SyncHook.notifyAllThreads(this, "take_notify");
        }
    }

    /** An abstraction: whether anything is in it. */
    public boolean isEmpty() {
        return full == 0;
    }
}
