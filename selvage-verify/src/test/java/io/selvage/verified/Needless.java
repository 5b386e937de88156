package io.selvage.verified;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that are held without need. */
public final class Needless {
    private Needless() {}

    @Fault("EF-T1")
    public static final class SynchronizedArithmetic {
        private int total;

        public synchronized int squared(int number) {
            return number * number;
        }

        public synchronized void add(int number) {
            total += number;
        }

        public synchronized int total() {
            return total;
        }
    }

    @Fault("EF-T1")
    public static final class LockAroundConstant {
        private final Lock lock = new ReentrantLock();
        private final int size;

        public LockAroundConstant(int size) {
            this.size = size;
        }

        public int doubled() {
            lock.lock();
            try {
                return 2 * size;
            } finally {
                lock.unlock();
            }
        }
    }
}
