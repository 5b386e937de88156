package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Spins on a flag that nobody sets. */
@Expect(finding = "LIVELOCK", exhaustive = false, fork = true, enough = "random 5")
public final class EndlessSpin {
    private static volatile boolean never;

    private static void spin() {
        while (!never) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EndlessSpin::spin);
    }
}
