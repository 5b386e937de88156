package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;

/** A thread whose toString, hashCode and equals throw, and whose getName is not its own business. */
@Expect(outputs = "ran\n")
public final class OverridesEverything extends Thread {
    @Override
    public String toString() {
        throw new IllegalStateException("toString");
    }

    @Override
    public int hashCode() {
        throw new IllegalStateException("hashCode");
    }

    @Override
    public boolean equals(Object other) {
        throw new IllegalStateException("equals");
    }

    @Override
    public StackTraceElement[] getStackTrace() {
        throw new IllegalStateException("getStackTrace");
    }

    @Override
    public long getId() {
        throw new IllegalStateException("getId");
    }

    @Override
    public void run() {
        System.out.println("ran");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new OverridesEverything();
        thread.start();
        synchronized (thread) {
            thread.setName("");
        }
        thread.join();
    }
}
