package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Upgrading waits for the reader that upgrades: a deadlock of one thread. */
@Expect(finding = "DEADLOCK", also = "ORPHANED_WAIT")
public final class ReadWriteUpgrade {
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    private static void upgrade() {
        LOCK.readLock().lock();
        LOCK.writeLock().lock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ReadWriteUpgrade::upgrade);
    }
}
