package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read is repeated under the lock if a writer came in between. */
@Expect(outputs = {"0 0\n", "1 1\n"})
public final class StampedOptimistic {
    private static final StampedLock LOCK = new StampedLock();
    private static volatile int x;
    private static volatile int y;

    private static void read() {
        long stamp = LOCK.tryOptimisticRead();
        String seen = x + " " + y;
        if (!LOCK.validate(stamp)) {
            stamp = LOCK.readLock();
            seen = x + " " + y;
            LOCK.unlockRead(stamp);
        }
        System.out.println(seen);
    }

    private static void write() {
        long stamp = LOCK.writeLock();
        x = 1;
        y = 1;
        LOCK.unlockWrite(stamp);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StampedOptimistic::read, StampedOptimistic::write);
    }
}
