package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Waits in a loop for a flag, holding the lock under which the flag would be set. */
@Expect(outputs = "done\n", finding = "LIVELOCK", failureClass = "FF-T4")
public final class SpinHoldingLock {
    private static boolean ready;

    private static synchronized void await() {
        while (!ready) {
            Thread.onSpinWait();
        }
    }

    private static synchronized void open() {
        ready = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SpinHoldingLock::await, SpinHoldingLock::open);
        System.out.println("done");
    }
}
