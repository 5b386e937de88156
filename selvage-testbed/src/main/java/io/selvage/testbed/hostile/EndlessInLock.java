package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The same in a lock that another thread wants. */
@Expect(finding = "LIVELOCK", failureClass = "FF-T4", fork = true)
public final class EndlessInLock {
    private static synchronized void spin() {
        int spins = 0;
        while (true) {
            spins++;
        }
    }

    private static synchronized void work() {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EndlessInLock::spin, EndlessInLock::work);
    }
}
