package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A slot with one condition per side: two values pass in order. */
@Expect(outputs = "1 2\n", exhaustive = false)
public final class ConditionPair {
    private static final Lock LOCK = new ReentrantLock();
    private static final Condition FULL = LOCK.newCondition();
    private static final Condition EMPTY = LOCK.newCondition();
    private static int slot;

    private static void put(int value) throws InterruptedException {
        LOCK.lock();
        try {
            while (slot != 0) {
                EMPTY.await();
            }
            slot = value;
            FULL.signal();
        } finally {
            LOCK.unlock();
        }
    }

    private static int take() throws InterruptedException {
        LOCK.lock();
        try {
            while (slot == 0) {
                FULL.await();
            }
            int value = slot;
            slot = 0;
            EMPTY.signal();
            return value;
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = Threads.start(() -> {
            put(1);
            put(2);
        });
        System.out.println(take() + " " + take());
        producer.join();
    }
}
