package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Divides by the time since another thread has read the clock. */
@Expect(outputs = "done\n", proof = "dpor")
public final class RateSinceStart {
    private static void work(long begun) {
        if (1_000_000 / (System.nanoTime() - begun) < 0) {
            throw new AssertionError("time goes back");
        }
    }

    public static void main(String[] args) throws Exception {
        long begun = System.nanoTime();
        Threads.run(() -> work(begun), () -> work(begun));
        System.out.println("done");
    }
}
