package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A loop that does nothing and has no end, beside a thread that does something. */
@Expect(finding = "LIVELOCK", fork = true)
public final class EndlessNothing {
    private static void spin() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EndlessNothing::spin, () -> System.out.println("done"));
    }
}
