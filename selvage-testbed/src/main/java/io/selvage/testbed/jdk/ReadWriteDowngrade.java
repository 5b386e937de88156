package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Downgrading lets no writer in between. */
@Expect(outputs = "1\n")
public final class ReadWriteDowngrade {
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static int value;

    private static void downgrade() {
        LOCK.writeLock().lock();
        value = 1;
        LOCK.readLock().lock();
        LOCK.writeLock().unlock();
        System.out.println(value);
        LOCK.readLock().unlock();
    }

    private static void write() {
        LOCK.writeLock().lock();
        value = 2;
        LOCK.writeLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ReadWriteDowngrade::downgrade, ReadWriteDowngrade::write);
    }
}
