package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.StampedLock;

/** An optimistic reader begins again until what it has read is valid. */
@Expect(
        outputs = {"0\n", "2\n"},
        proof = "dpor")
public final class StampedRetry {
    private static final StampedLock LOCK = new StampedLock();
    private static int one;
    private static int other;

    private StampedRetry() {}

    private static void write() {
        long stamp = LOCK.writeLock();
        one++;
        other++;
        LOCK.unlockWrite(stamp);
    }

    private static void read() {
        long stamp;
        int sum;
        do {
            stamp = LOCK.tryOptimisticRead();
            sum = one + other;
        } while (!LOCK.validate(stamp));
        System.out.println(sum);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> write(), () -> read());
    }
}
