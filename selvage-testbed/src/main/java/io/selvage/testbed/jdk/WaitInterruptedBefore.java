package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that is interrupted already does not wait, and keeps its lock. */
@Expect(outputs = "interrupted true\n")
public final class WaitInterruptedBefore {
    private static synchronized void await() {
        Thread.currentThread().interrupt();
        try {
            WaitInterruptedBefore.class.wait();
        } catch (InterruptedException expected) {
            System.out.println("interrupted " + Thread.holdsLock(WaitInterruptedBefore.class));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitInterruptedBefore::await);
    }
}
