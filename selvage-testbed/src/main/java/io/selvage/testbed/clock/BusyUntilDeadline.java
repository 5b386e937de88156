package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Time goes by for those who wait for a thread that waits for a deadline. */
@Expect(outputs = "true\n", proof = "dpor")
public final class BusyUntilDeadline {
    private static void spin() {
        long end = System.nanoTime() + 10_000_000L;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws Exception {
        long begun = System.nanoTime();
        Threads.run(BusyUntilDeadline::spin);
        System.out.println(System.nanoTime() - begun >= 10_000_000L);
    }
}
