package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The condition is tested outside of the lock: the notification slips in between. */
@Expect(outputs = "done\n", finding = "LOST_NOTIFICATION", proof = "dpor")
public final class LostNotificationUnlocked {
    private static final Object LOCK = new Object();
    private static volatile boolean ready;

    private static void await() throws InterruptedException {
        if (!ready) {
            synchronized (LOCK) {
                LOCK.wait();
            }
        }
    }

    private static void signal() {
        ready = true;
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LostNotificationUnlocked::await, LostNotificationUnlocked::signal);
        System.out.println("done");
    }
}
