package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The time decides: it never goes back, and it is no source of chance. */
@Expect(outputs = "ok\n")
public final class UsesClock {
    private static volatile int parity;

    private static void work() {
        long before = System.nanoTime();
        parity = (int) (before & 1) + (int) (System.currentTimeMillis() & 1);
        if (System.nanoTime() < before) {
            throw new AssertionError("time goes back");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(UsesClock::work, UsesClock::work);
        System.out.println("ok");
    }
}
