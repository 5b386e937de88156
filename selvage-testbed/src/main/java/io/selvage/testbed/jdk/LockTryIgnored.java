package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Counts whether or not it was given the lock. */
@Expect(
        outputs = {"1", "2"},
        finding = "DATA_RACE",
        also = "LOCK_DISCIPLINE")
public final class LockTryIgnored {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int count;

    private static void count() {
        boolean locked = LOCK.tryLock();
        count++;
        if (locked) {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockTryIgnored::count, LockTryIgnored::count);
        System.out.print(count);
    }
}
