package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Tested and waited for under the lock. */
@Expect(outputs = "done\n", proof = "dpor")
public final class LostNotificationFixed {
    private static final Object LOCK = new Object();
    private static boolean ready;

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            while (!ready) {
                LOCK.wait();
            }
        }
    }

    private static void signal() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LostNotificationFixed::await, LostNotificationFixed::signal);
        System.out.println("done");
    }
}
