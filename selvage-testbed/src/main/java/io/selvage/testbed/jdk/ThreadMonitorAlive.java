package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** A thread whose lock another one holds has not ended, whatever it has done. */
@Expect(outputs = "alive\n")
public final class ThreadMonitorAlive {
    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> done = true);
        synchronized (thread) {
            thread.start();
            while (!done) {
                Thread.onSpinWait();
            }
            System.out.println(thread.isAlive() ? "alive" : "ended");
        }
        thread.join();
    }
}
