package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Counts if the lock is to be had, and only then: as good a guard as waiting for it. */
@Expect(outputs = {"1", "2"})
public final class LockTryGuards {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int count;

    private static void count() {
        if (LOCK.tryLock()) {
            try {
                count++;
            } finally {
                LOCK.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockTryGuards::count, LockTryGuards::count);
        System.out.print(count);
    }
}
