package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The last of three threads to arrive notifies once, and either of the two waiters may be picked. */
@Expect(
        outputs = {"ab\n", "ba\n", "ac\n", "ca\n", "bc\n", "cb\n"},
        exhaustive = false)
public final class WaitAnyWaiter {
    private static int arrived;
    private static String order = "";

    private static synchronized void arrive(String name) throws InterruptedException {
        if (++arrived < 3) {
            WaitAnyWaiter.class.wait();
            order += name;
        }
        WaitAnyWaiter.class.notify();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> arrive("a"), () -> arrive("b"), () -> arrive("c"));
        System.out.println(order);
    }
}
