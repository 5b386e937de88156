package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.StampedLock;

/** A StampedLock is not reentrant: a deadlock of one thread. */
@Expect(finding = "DEADLOCK", also = "ORPHANED_WAIT")
public final class StampedTwice {
    private static final StampedLock LOCK = new StampedLock();

    private static void twice() {
        LOCK.writeLock();
        LOCK.writeLock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StampedTwice::twice);
    }
}
