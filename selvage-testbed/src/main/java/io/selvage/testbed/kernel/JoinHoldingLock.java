package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Joins a thread while holding the lock that it needs. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "ORPHANED_WAIT", proof = "dpor")
public final class JoinHoldingLock {
    private static final Object LOCK = new Object();

    private static void enter() {
        synchronized (LOCK) {
            assert Thread.holdsLock(LOCK);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(JoinHoldingLock::enter);
        synchronized (LOCK) {
            thread.join();
        }
        System.out.println("done");
    }
}
