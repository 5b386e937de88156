package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A slot whose consumer tells the consumers, instead of the producers, that it is empty again. */
@Expect(outputs = "1 2\n", finding = "MISSED_NOTIFICATION", proof = "dpor")
public final class BufferConditionsCrossed {
    private final Lock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private final Condition emptied = lock.newCondition();
    private int slot;

    private void put(int value) throws InterruptedException {
        lock.lock();
        try {
            while (slot != 0) {
                emptied.await();
            }
            slot = value;
            filled.signal();
        } finally {
            lock.unlock();
        }
    }

    private int take() throws InterruptedException {
        lock.lock();
        try {
            while (slot == 0) {
                filled.await();
            }
            int value = slot;
            slot = 0;
            filled.signal();
            return value;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BufferConditionsCrossed buffer = new BufferConditionsCrossed();
        Thread producer = Threads.start(() -> {
            buffer.put(1);
            buffer.put(2);
        });
        System.out.println(buffer.take() + " " + buffer.take());
        producer.join();
    }
}
