package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread finds that much time went by if another has slept meanwhile. */
@Expect(
        outputs = {"true\n", "false\n"},
        proof = "dpor")
public final class SlowBesideSleeper {
    private static volatile boolean slow;

    private static void work() {
        long begun = System.nanoTime();
        Thread.yield();
        slow = System.nanoTime() - begun > 50_000_000L;
    }

    public static void main(String[] args) throws Exception {
        Threads.run(() -> Thread.sleep(100), SlowBesideSleeper::work);
        System.out.println(slow);
    }
}
