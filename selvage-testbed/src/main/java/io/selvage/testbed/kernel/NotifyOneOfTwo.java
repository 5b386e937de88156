package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two waiters, one notify: the condition holds for the second one too, and nobody wakes it. */
@Expect(outputs = "done\n", finding = "MISSED_NOTIFICATION", proof = "dpor")
public final class NotifyOneOfTwo {
    private static boolean open;

    private static synchronized void pass() throws InterruptedException {
        while (!open) {
            NotifyOneOfTwo.class.wait();
        }
    }

    private static synchronized void open() {
        open = true;
        NotifyOneOfTwo.class.notify();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(NotifyOneOfTwo::pass, NotifyOneOfTwo::pass, NotifyOneOfTwo::open);
        System.out.println("done");
    }
}
