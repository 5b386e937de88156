package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** One signalAll wakes both waiters. */
@Expect(outputs = "2\n", exhaustive = false)
public final class ConditionSignalAll {
    private static final Lock LOCK = new ReentrantLock();
    private static final Condition OPEN = LOCK.newCondition();
    private static boolean open;
    private static int passed;

    private static void pass() throws InterruptedException {
        LOCK.lock();
        try {
            while (!open) {
                OPEN.await();
            }
            passed++;
        } finally {
            LOCK.unlock();
        }
    }

    private static void open() {
        LOCK.lock();
        try {
            open = true;
            OPEN.signalAll();
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ConditionSignalAll::pass, ConditionSignalAll::pass, ConditionSignalAll::open);
        System.out.println(passed);
    }
}
