package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Reading under the lock and writing under the lock again: no race, and an update is lost all the same. */
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "EF-T4", proof = "dpor")
public final class SplitSync {
    private static final Object LOCK = new Object();
    private static int x;

    private static void increment() {
        int seen;
        synchronized (LOCK) {
            seen = x;
        }
        synchronized (LOCK) {
            x = seen + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SplitSync::increment, SplitSync::increment);
        if (x != 2) {
            throw new AssertionError("x is " + x);
        }
        System.out.println(x);
    }
}
