package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Timed waits that nobody notifies end by themselves. */
@Expect(outputs = "done\n")
public final class WaitTimeoutAlone {
    private static final Object LOCK = new Object();

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait(1);
            LOCK.wait(0, 1);
            LOCK.wait(1, 500_000);
        }
        System.out.println("done");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitTimeoutAlone::await);
    }
}
