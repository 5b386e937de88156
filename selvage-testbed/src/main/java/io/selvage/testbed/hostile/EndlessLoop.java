package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A loop that never ends, which nobody can know: it is given up, and no execution is left. */
@Expect(
        finding = "NOTHING_TESTED",
        also = "LIVELOCK",
        enough = {"random 2"},
        fork = true)
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
