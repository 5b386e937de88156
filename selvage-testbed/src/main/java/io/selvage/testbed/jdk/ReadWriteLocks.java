package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader sees all of a write or nothing. */
@Expect(outputs = {"0 0\n", "1 1\n"})
public final class ReadWriteLocks {
    private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static final Lock READ = LOCK.readLock();
    private static final Lock WRITE = LOCK.writeLock();
    private static int x;
    private static int y;

    private static void read() {
        READ.lock();
        System.out.println(x + " " + y);
        READ.unlock();
    }

    private static void write() {
        WRITE.lock();
        x = 1;
        y = 1;
        WRITE.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ReadWriteLocks::read, ReadWriteLocks::write);
    }
}
