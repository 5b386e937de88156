package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A waiter that was notified before it was interrupted returns normally, as in HotSpot. */
@Expect(outputs = "notified\n")
public final class WaitNotifiedThenInterrupted {
    private static final Object LOCK = new Object();
    private static boolean ready;
    private static String result = "notified";

    private static void await() {
        synchronized (LOCK) {
            try {
                while (!ready) {
                    LOCK.wait();
                }
            } catch (InterruptedException wrong) {
                result = "interrupted";
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Threads.start(WaitNotifiedThenInterrupted::await);
        synchronized (LOCK) {
            ready = true;
            LOCK.notify();
        }
        waiter.interrupt();
        waiter.join();
        System.out.println(result);
    }
}
