package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** tryLock of the write lock fails for a reader; the read lock has no conditions. */
@Expect(outputs = "false unsupported\n")
public final class ReadWriteTry {
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock(true);

    private static void attempt() {
        LOCK.readLock().lock();
        try {
            System.out.print(LOCK.writeLock().tryLock());
            LOCK.readLock().newCondition();
        } catch (UnsupportedOperationException expected) {
            System.out.println(" unsupported");
        } finally {
            LOCK.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ReadWriteTry::attempt);
    }
}
