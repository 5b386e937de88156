package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that ends notifies those who wait on its object, and does so under its lock. */
@Expect(outputs = "over 1\n")
public final class ThreadMonitorWait {
    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> data++);
        synchronized (thread) {
            while (thread.isAlive()) {
                thread.wait();
            }
        }
        System.out.println("over " + data);
    }
}
