package io.selvage.testbed.processes.programs;

/** Waits for what nobody will send it. */
public final class WaitsForEver {
    private WaitsForEver() {}

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
        }
    }
}
