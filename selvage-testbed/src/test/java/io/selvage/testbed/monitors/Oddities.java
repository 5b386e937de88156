package io.selvage.testbed.monitors;

/** Calls that do not do what calls should do. */
public final class Oddities {
    private boolean open;
    private int count;

    public synchronized void open() {
        open = true;
        notifyAll();
    }

    public synchronized void pass() throws InterruptedException {
        while (!open) {
            wait();
        }
    }

    /** Gives up by itself. */
    public synchronized boolean passInTime() throws InterruptedException {
        if (!open) {
            wait(1000);
        }
        return open;
    }

    public synchronized void spin() {
        while (!open) {
            count++;
        }
    }

    public synchronized int divide(int by) {
        return 100 / by;
    }

    public synchronized void never() throws InterruptedException {
        while (true) {
            wait();
        }
    }

    public int plain() {
        return 1;
    }
}
