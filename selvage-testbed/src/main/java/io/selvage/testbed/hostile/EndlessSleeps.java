package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Polls with sleep: endless only if the other thread is never let on. */
@Expect(outputs = "done\n", exhaustive = false)
public final class EndlessSleeps {
    private static volatile boolean ready;

    private static void poll() throws InterruptedException {
        while (!ready) {
            Thread.sleep(1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EndlessSleeps::poll, () -> ready = true);
        System.out.println("done");
    }
}
