package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An interrupt ends a wait, before it begins or during it, and the flag is clear then. */
@Expect(outputs = "interrupted false\n")
public final class WaitInterrupted {
    private static final Object LOCK = new Object();
    private static String result;

    private static void await() {
        synchronized (LOCK) {
            try {
                LOCK.wait();
                result = "notified";
            } catch (InterruptedException expected) {
                result = "interrupted " + Thread.currentThread().isInterrupted();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Threads.start(WaitInterrupted::await);
        waiter.interrupt();
        waiter.join();
        System.out.println(result);
    }
}
