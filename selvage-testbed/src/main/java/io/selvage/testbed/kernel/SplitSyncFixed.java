package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The same in one section. */
@Expect(outputs = "2\n", proof = "dpor")
public final class SplitSyncFixed {
    private static final Object LOCK = new Object();
    private static int x;

    private static void increment() {
        synchronized (LOCK) {
            int seen = x;
            x = seen + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SplitSyncFixed::increment, SplitSyncFixed::increment);
        if (x != 2) {
            throw new AssertionError("x is " + x);
        }
        System.out.println(x);
    }
}
