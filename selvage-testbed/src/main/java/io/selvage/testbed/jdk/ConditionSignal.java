package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Guarded await, one signal. */
@Expect(outputs = "42\n")
public final class ConditionSignal {
    private static final Lock LOCK = new ReentrantLock();
    private static final Condition READY = LOCK.newCondition();
    private static int value;

    private static void consume() throws InterruptedException {
        LOCK.lock();
        try {
            while (value == 0) {
                READY.await();
            }
            System.out.println(value);
        } finally {
            LOCK.unlock();
        }
    }

    private static void produce() {
        LOCK.lock();
        try {
            value = 42;
            READY.signal();
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ConditionSignal::consume, ConditionSignal::produce);
    }
}
