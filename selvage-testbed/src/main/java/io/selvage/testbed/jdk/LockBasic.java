package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A ReentrantLock protects plain data; entered twice, it is free after the second unlock. */
@Expect(outputs = "2\n")
public final class LockBasic {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int count;

    private static void increment() {
        LOCK.lock();
        try {
            LOCK.lock();
            LOCK.unlock();
            count++;
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockBasic::increment, LockBasic::increment);
        System.out.println(count);
    }
}
