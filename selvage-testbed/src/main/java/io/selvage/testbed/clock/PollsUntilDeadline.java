package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Sleeps and looks again until a deadline. */
@Expect(
        outputs = {"true\n", "false\n"},
        proof = "dpor")
public final class PollsUntilDeadline {
    private static volatile boolean done;
    private static volatile boolean seen;

    private static void poll() throws InterruptedException {
        long end = System.currentTimeMillis() + 30;
        while (!done && System.currentTimeMillis() < end) {
            Thread.sleep(10);
        }
        seen = done;
    }

    public static void main(String[] args) throws Exception {
        Threads.run(() -> done = true, PollsUntilDeadline::poll);
        System.out.println(seen);
    }
}
