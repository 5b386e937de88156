package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A gate that waits before it looks: a thread that comes when the gate is open waits for ever. */
@Expect(
        outputs = "done\n",
        finding = "LOST_NOTIFICATION",
        failureClass = "EF-T3",
        also = "MISSED_NOTIFICATION",
        proof = "dpor")
public final class NeedlessWait {
    private static boolean open;

    private static synchronized void pass() throws InterruptedException {
        do {
            NeedlessWait.class.wait();
        } while (!open);
    }

    private static synchronized void open() {
        open = true;
        NeedlessWait.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(NeedlessWait::pass, NeedlessWait::open);
        System.out.println("done");
    }
}
