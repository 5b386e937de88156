package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A loop without anything that a scheduler could see: a watchdog has to notice. */
@Expect(finding = "TOOL_FAULT", also = "LIVELOCK")
public final class EndlessLoop {
    private static long spin() {
        long spins = 1;
        while (spins != 0) {
            spins = spins * 3 | 1;
        }
        return spins;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println(spin()));
    }
}
