package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Lets one through in ten milliseconds: both or only one of two that come late. */
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor")
public final class LimitedRate {
    private static long last = System.nanoTime();
    private static int passed;

    private static synchronized void tryAcquire() {
        long now = System.nanoTime();
        if (now - last >= 10_000_000L) {
            last = now;
            passed++;
        }
    }

    private static void come() throws InterruptedException {
        Thread.sleep(20);
        tryAcquire();
    }

    public static void main(String[] args) throws Exception {
        Threads.run(LimitedRate::come, LimitedRate::come);
        System.out.println(passed);
    }
}
