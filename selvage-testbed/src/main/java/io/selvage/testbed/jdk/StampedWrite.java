package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.StampedLock;

/** The write lock of a StampedLock protects plain data. */
@Expect(outputs = "2\n")
public final class StampedWrite {
    private static final StampedLock LOCK = new StampedLock();
    private static int count;

    private static void increment() {
        long stamp = LOCK.writeLock();
        try {
            count++;
        } finally {
            LOCK.unlockWrite(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StampedWrite::increment, StampedWrite::increment);
        System.out.println(count);
    }
}
