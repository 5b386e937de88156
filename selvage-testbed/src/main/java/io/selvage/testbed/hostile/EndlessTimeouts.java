package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Polls with a timed wait: endless only if the other thread is never let on. */
@Expect(outputs = "done\n", exhaustive = false)
public final class EndlessTimeouts {
    private static boolean ready;

    private static synchronized void poll() throws InterruptedException {
        while (!ready) {
            EndlessTimeouts.class.wait(1);
        }
    }

    private static synchronized void open() {
        ready = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EndlessTimeouts::poll, EndlessTimeouts::open);
        System.out.println("done");
    }
}
