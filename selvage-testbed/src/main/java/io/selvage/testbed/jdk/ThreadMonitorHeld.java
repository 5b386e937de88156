package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Who holds the lock of a thread keeps it from ending, and waits for one that waits for its end. */
@Expect(finding = "DEADLOCK")
public final class ThreadMonitorHeld {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> {});
        Thread joiner = Threads.start(() -> {
            try {
                thread.join();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        synchronized (thread) {
            joiner.join();
        }
    }
}
