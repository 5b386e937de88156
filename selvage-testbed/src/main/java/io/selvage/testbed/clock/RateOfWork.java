package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Divides by the time that went by, which is never none. */
@Expect(outputs = "true\n", proof = "dpor")
public final class RateOfWork {
    private static volatile long rate;

    private static void work() {
        long begun = System.nanoTime();
        rate = 1_000_000 / (System.nanoTime() - begun);
    }

    public static void main(String[] args) throws Exception {
        Threads.run(RateOfWork::work, RateOfWork::work);
        System.out.println(rate > 0);
    }
}
