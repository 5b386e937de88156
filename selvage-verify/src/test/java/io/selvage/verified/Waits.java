package io.selvage.verified;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Waits that are left too early, or notifications that never come. */
public final class Waits {
    private Waits() {}

    @Fault("FF-T3")
    public static final class IfSemaphore {
        private int permits = 1;

        public synchronized void acquire() throws InterruptedException {
            if (permits == 0) {
                wait();
            }
            permits--;
        }

        public synchronized void release() {
            permits++;
            notifyAll();
        }
    }

    @Fault("FF-T3")
    public static final class IfBuffer {
        private final Lock lock = new ReentrantLock();
        private final Condition notEmpty = lock.newCondition();
        private final Deque<Integer> items = new ArrayDeque<>();

        public void put(int item) {
            lock.lock();
            try {
                items.add(item);
                notEmpty.signalAll();
            } finally {
                lock.unlock();
            }
        }

        public Integer take() throws InterruptedException {
            lock.lock();
            try {
                if (items.isEmpty()) {
                    notEmpty.await();
                }
                return items.poll();
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("FF-T5")
    public static final class SilentRelease {
        private int free = 2;

        public synchronized void acquire() throws InterruptedException {
            while (free == 0) {
                wait();
            }
            free--;
        }

        public synchronized void release() {
            if (free < 2) {
                free++;
            }
        }
    }

    @Fault("FF-T5")
    public static final class NotifyBuffer {
        private final int[] items = new int[1];
        private int count;

        public synchronized void put(int item) throws InterruptedException {
            while (count == items.length) {
                wait();
            }
            items[count++] = item;
            notify();
        }

        public synchronized int take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            int item = items[--count];
            notify();
            return item;
        }
    }

    @Fault("FF-T5")
    public static final class WrongCondition {
        private final Lock lock = new ReentrantLock();
        private final Condition notEmpty = lock.newCondition();
        private final Condition notFull = lock.newCondition();
        private final int[] items = new int[2];
        private int count;

        public void put(int item) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length) {
                    notFull.await();
                }
                items[count++] = item;
                notFull.signal();
            } finally {
                lock.unlock();
            }
        }

        public int take() throws InterruptedException {
            lock.lock();
            try {
                while (count == 0) {
                    notEmpty.await();
                }
                int item = items[--count];
                notFull.signal();
                return item;
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("FF-T5")
    public static final class NotifyOnFirst {
        private final Deque<Integer> items = new ArrayDeque<>();

        public synchronized void put(int item) {
            items.add(item);
            if (items.size() == 1) {
                notify();
            }
        }

        public synchronized int take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            return items.remove();
        }
    }

    @Fault("FF-T5")
    public static final class SilentLatch {
        private int count = 2;

        public synchronized void countDown() {
            if (count > 0) {
                count--;
            }
        }

        public synchronized void await() throws InterruptedException {
            while (count > 0) {
                wait();
            }
        }
    }

    @Fault("FF-T5")
    public static final class BareSignal {
        public synchronized void await() throws InterruptedException {
            wait();
        }

        public synchronized void signal() {
            notify();
        }
    }

    @Fault("FF-T5")
    public static final class Allocator {
        private int free = 3;

        public synchronized void acquire(int amount) throws InterruptedException {
            while (free < amount) {
                wait();
            }
            free -= amount;
        }

        public synchronized void release(int amount) {
            free += amount;
            if (free == 3) {
                notify();
            }
        }
    }

    @Fault("EF-T4")
    public static final class NotifyAfterwards {
        private boolean isOpen;

        public void open() {
            synchronized (this) {
                isOpen = true;
            }
            notifyAll();
        }

        public synchronized void pass() throws InterruptedException {
            while (!isOpen) {
                wait();
            }
        }
    }

    @Fault("EF-T4")
    public static final class SignalAfterwards {
        private final Lock lock = new ReentrantLock();
        private final Condition opened = lock.newCondition();
        private boolean isOpen;

        public void open() {
            lock.lock();
            isOpen = true;
            lock.unlock();
            opened.signalAll();
        }

        public void pass() throws InterruptedException {
            lock.lock();
            try {
                while (!isOpen) {
                    opened.await();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("EF-T4")
    public static final class WaitsOnAnother {
        private final Object gate = new Object();
        private boolean isOpen;

        public synchronized void pass() throws InterruptedException {
            while (!isOpen) {
                gate.wait();
            }
        }

        public synchronized void open() {
            isOpen = true;
            notifyAll();
        }
    }
}
