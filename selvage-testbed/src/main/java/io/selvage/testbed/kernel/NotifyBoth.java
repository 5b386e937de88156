package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two waiters, both notified. */
@Expect(outputs = "done\n", proof = "dpor", exhaustive = false)
public final class NotifyBoth {
    private static boolean open;

    private static synchronized void pass() throws InterruptedException {
        while (!open) {
            NotifyBoth.class.wait();
        }
    }

    private static synchronized void open() {
        open = true;
        NotifyBoth.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(NotifyBoth::pass, NotifyBoth::pass, NotifyBoth::open);
        System.out.println("done");
    }
}
