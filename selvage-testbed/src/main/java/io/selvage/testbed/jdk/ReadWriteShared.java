package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers are inside together, or one after the other. */
@Expect(outputs = {"1\n", "2\n"})
public final class ReadWriteShared {
    private static final Lock READ = new ReentrantReadWriteLock().readLock();
    private static final AtomicInteger INSIDE = new AtomicInteger();
    private static final LongAccumulator MOST = new LongAccumulator(Long::max, 0);

    private static void read() {
        READ.lock();
        MOST.accumulate(INSIDE.incrementAndGet());
        INSIDE.decrementAndGet();
        READ.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ReadWriteShared::read, ReadWriteShared::read);
        System.out.println(MOST.get());
    }
}
