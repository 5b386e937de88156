package io.selvage.testbed.monitors;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer with a lock and two conditions. */
public class LockedBuffer {
    private final int capacity;
    private final Deque<Integer> items = new ArrayDeque<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final boolean tells;

    public LockedBuffer(int capacity, boolean tells) {
        this.capacity = capacity;
        this.tells = tells;
    }

    public void put(int item) throws InterruptedException {
        lock.lock();
        try {
            while (items.size() == capacity) {
                notFull.await();
            }
            items.add(item);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public int take() throws InterruptedException {
        lock.lock();
        try {
            while (items.isEmpty()) {
                notEmpty.await();
            }
            int item = items.remove();
            if (tells) {
                notFull.signal();
            }
            return item;
        } finally {
            lock.unlock();
        }
    }

    public Integer poll() throws InterruptedException {
        lock.lock();
        try {
            if (items.isEmpty() && !notEmpty.await(1, TimeUnit.SECONDS) && items.isEmpty()) {
                return null;
            }
            return items.poll();
        } finally {
            lock.unlock();
        }
    }
}
