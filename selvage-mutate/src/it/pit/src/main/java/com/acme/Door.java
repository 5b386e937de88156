package com.acme;

/** Lets one in at a time. */
public class Door {
    private boolean taken;
    private int visits;
    private volatile boolean closed;

    public synchronized void enter() throws InterruptedException {
        while (taken) {
            wait();
        }
        taken = true;
        visits++;
    }

    public synchronized void leave() {
        taken = false;
        notifyAll();
    }

    public void close() {
        closed = true;
    }

    public boolean isClosed() {
        return closed;
    }

    public int visits() {
        synchronized (this) {
            return visits;
        }
    }
}
