package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** tryLock fails only while another holds the lock. */
@Expect(outputs = {"1\n", "2\n"})
public final class LockTry {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final AtomicInteger ENTERED = new AtomicInteger();

    private static void attempt() {
        if (LOCK.tryLock()) {
            ENTERED.incrementAndGet();
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockTry::attempt, LockTry::attempt);
        System.out.println(ENTERED.get());
    }
}
