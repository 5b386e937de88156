package io.selvage.verified;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks that are never obtained. */
public final class Blocking {
    private Blocking() {}

    @Fault("FF-T2")
    public static final class Account {
        private int balance = 10;

        public synchronized int balance() {
            return balance;
        }

        public synchronized void transfer(Account to) {
            balance--;
            to.deposit();
        }

        private synchronized void deposit() {
            balance++;
        }
    }

    @Fault("FF-T2")
    public static final class CrossedLocks {
        private final Lock first = new ReentrantLock();
        private final Lock second = new ReentrantLock();
        private int moves;

        public void forth() {
            first.lock();
            try {
                second.lock();
                try {
                    moves++;
                } finally {
                    second.unlock();
                }
            } finally {
                first.unlock();
            }
        }

        public void back() {
            second.lock();
            try {
                first.lock();
                try {
                    moves--;
                } finally {
                    first.unlock();
                }
            } finally {
                second.unlock();
            }
        }
    }

    @Fault("FF-T2")
    public static final class CrossedSemaphores {
        private final Semaphore left = new Semaphore(1);
        private final Semaphore right = new Semaphore(1);
        private int meals;

        public void eat() throws InterruptedException {
            left.acquire();
            right.acquire();
            meals++;
            right.release();
            left.release();
        }

        public int eatBackwards() throws InterruptedException {
            right.acquire();
            left.acquire();
            int before = meals++;
            left.release();
            right.release();
            return before;
        }
    }

    @Fault("FF-T2")
    public static final class UpgradedLock {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private Object value;

        public Object get() {
            lock.readLock().lock();
            try {
                if (value == null) {
                    lock.writeLock().lock();
                    try {
                        value = "made";
                    } finally {
                        lock.writeLock().unlock();
                    }
                }
                return value;
            } finally {
                lock.readLock().unlock();
            }
        }
    }

    @Fault("FF-T2")
    public static final class ForgottenUnlock {
        private final Lock lock = new ReentrantLock();
        private int count;

        public boolean take() {
            lock.lock();
            if (count == 0) {
                return false;
            }
            count--;
            lock.unlock();
            return true;
        }

        public void put() {
            lock.lock();
            count++;
            lock.unlock();
        }
    }

    @Fault("FF-T2")
    public static final class UnlockMissingAfterException {
        private final Lock lock = new ReentrantLock();
        private int balance;

        public void withdraw(int amount) {
            lock.lock();
            if (amount > balance) {
                throw new IllegalStateException("not enough");
            }
            balance -= amount;
            lock.unlock();
        }

        public void deposit(int amount) {
            lock.lock();
            balance += amount;
            lock.unlock();
        }
    }

    @Fault("FF-T2")
    public static final class NestedMonitor {
        private final Object inner = new Object();
        private boolean isOpen;

        public synchronized void enter() throws InterruptedException {
            synchronized (inner) {
                while (!isOpen) {
                    inner.wait();
                }
            }
        }

        public synchronized void open() {
            synchronized (inner) {
                isOpen = true;
                inner.notifyAll();
            }
        }
    }

    @Fault("FF-T2")
    public static final class WaitsInsideQueue {
        private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

        public synchronized void put(int value) throws InterruptedException {
            queue.put(value);
        }

        public synchronized int take() throws InterruptedException {
            return queue.take();
        }
    }

    @Fault("FF-T2")
    public static final class CallsBack {
        private final Child child = new Child(this);
        private int notes;

        public synchronized void update() {
            child.refresh();
        }

        public void fromChild() {
            child.report();
        }

        synchronized void note() {
            notes++;
        }

        private static final class Child {
            private final CallsBack parent;
            private int refreshed;

            Child(CallsBack parent) {
                this.parent = parent;
            }

            synchronized void refresh() {
                refreshed++;
            }

            synchronized void report() {
                refreshed++;
                parent.note();
            }
        }
    }
}
