package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Leaving a block by return, break and continue releases the lock. */
@Expect(outputs = "6\n")
public final class SyncEarlyReturn {
    private static final int[] LOCK = {0};

    private static void work() {
        for (int i = 0; i < 3; i++) {
            synchronized (LOCK) {
                LOCK[0]++;
                if (i == 0) {
                    continue;
                }
                if (i == 2) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncEarlyReturn::work, SyncEarlyReturn::work);
        System.out.println(LOCK[0]);
    }
}
