package io.selvage.testbed.monitors;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Doors through which one may go at a time, each kept in another way. */
public final class Doors {
    private Doors() {}

    /** By a lock that nobody else can see. */
    public static class Hidden {
        private final Object lock = new Object();
        private boolean taken;

        public void enter() throws InterruptedException {
            synchronized (lock) {
                while (taken) {
                    lock.wait();
                }
                taken = true;
            }
        }

        public void leave() {
            synchronized (lock) {
                taken = false;
                lock.notifyAll();
            }
        }
    }

    /** By the monitor, which the one who counts forgets. */
    public static class Counting {
        private boolean taken;
        private int passed;

        public synchronized void enter() throws InterruptedException {
            while (taken) {
                wait();
            }
            taken = true;
            passed++;
        }

        public synchronized void leave() {
            taken = false;
            notifyAll();
        }

        public int passed() {
            return passed;
        }
    }

    /** By a semaphore. */
    public static class Counted {
        private final Semaphore free = new Semaphore(1);

        public void enter() throws InterruptedException {
            free.acquire();
        }

        public void leave() {
            free.release();
        }
    }

    /** By a lock that may be kept, and that others may try. */
    public static class Tried {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition bell = lock.newCondition();

        public void enter() {
            lock.lock();
        }

        public void leave() {
            lock.unlock();
        }

        public boolean look() {
            boolean isFree = lock.tryLock();
            if (isFree) {
                lock.unlock();
            }
            return isFree;
        }

        public void ring() {
            lock.lock();
            try {
                bell.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    /** Does not wait for those who are interrupted already. */
    public static class Interrupted {
        public synchronized void enter() {
            try {
                wait();
            } catch (InterruptedException inAHurry) {
                notifyAll();
            }
        }
    }
}
