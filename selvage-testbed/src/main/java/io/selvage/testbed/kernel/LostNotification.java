package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A wait without a condition, begun after the only notification. */
@Expect(outputs = "done\n", finding = "LOST_NOTIFICATION", proof = "dpor")
public final class LostNotification {
    private static final Object LOCK = new Object();

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait();
        }
    }

    private static void signal() {
        synchronized (LOCK) {
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LostNotification::await, LostNotification::signal);
        System.out.println("done");
    }
}
