package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The condition comes true and nobody says so. */
@Expect(outputs = "done\n", finding = "MISSED_NOTIFICATION", proof = "dpor")
public final class MissedNotification {
    private static boolean ready;

    private static synchronized void await() throws InterruptedException {
        while (!ready) {
            MissedNotification.class.wait();
        }
    }

    private static synchronized void open() {
        ready = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(MissedNotification::await, MissedNotification::open);
        System.out.println("done");
    }
}
