package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.StampedLock;

/** A reader becomes the writer only if it is the only reader. */
@Expect(outputs = {"0\n", "1\n", "2\n"})
public final class StampedConvert {
    private static final StampedLock LOCK = new StampedLock();
    private static final AtomicInteger CONVERTED = new AtomicInteger();

    private static void convert() {
        long stamp = LOCK.readLock();
        long converted = LOCK.tryConvertToWriteLock(stamp);
        if (converted != 0) {
            CONVERTED.incrementAndGet();
            stamp = converted;
        }
        LOCK.unlock(stamp);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StampedConvert::convert, StampedConvert::convert);
        System.out.println(CONVERTED.get());
    }
}
