package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A gate that looks before it waits. */
@Expect(outputs = "done\n", proof = "dpor")
public final class NeedlessWaitFixed {
    private static boolean open;

    private static synchronized void pass() throws InterruptedException {
        while (!open) {
            NeedlessWaitFixed.class.wait();
        }
    }

    private static synchronized void open() {
        open = true;
        NeedlessWaitFixed.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(NeedlessWaitFixed::pass, NeedlessWaitFixed::open);
        System.out.println("done");
    }
}
