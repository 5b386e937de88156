package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads that each wait for the other's flag, without ever blocking. */
@Expect(
        finding = "LIVELOCK",
        exhaustive = false,
        fork = true,
        enough = {"dfs 3", "dpor 3", "lapor 3", "random 3"})
public final class EndlessPoliteness {
    private static volatile boolean first;
    private static volatile boolean second;

    private static void one() {
        while (!second) {
            Thread.yield();
        }
        first = true;
    }

    private static void two() {
        while (!first) {
            Thread.yield();
        }
        second = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EndlessPoliteness::one, EndlessPoliteness::two);
    }
}
