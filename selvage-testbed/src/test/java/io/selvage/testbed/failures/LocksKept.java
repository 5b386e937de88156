package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Locks that are not given back, or wanted in a circle. */
public final class LocksKept {
    private LocksKept() {}

    /** A thread ends with its lock. */
    public static final class NeverUnlocked {
        private static final Lock LOCK = new ReentrantLock();

        private static void lockAndUnlock() {
            LOCK.lock();
            LOCK.unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(LOCK::lock, NeverUnlocked::lockAndUnlock);
        }
    }

    /** A lock is taken twice and given back once. */
    public static final class UnlockedOnce {
        private static final Lock LOCK = new ReentrantLock();

        private static void lockTwice() {
            LOCK.lock();
            LOCK.lock();
            LOCK.unlock();
        }

        private static void lockAndUnlock() {
            LOCK.lock();
            LOCK.unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(UnlockedOnce::lockTwice, UnlockedOnce::lockAndUnlock);
        }
    }

    /** A lock that was got by trying is kept. */
    public static final class TriedAndKept {
        private static final Lock LOCK = new ReentrantLock();

        private static void lockAndUnlock() {
            LOCK.lock();
            LOCK.unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(LOCK::tryLock, TriedAndKept::lockAndUnlock);
        }
    }

    /** A reader ends with its lock. */
    public static final class ReadLockKept {
        private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();

        private static void write() {
            LOCK.writeLock().lock();
            LOCK.writeLock().unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(() -> LOCK.readLock().lock(), ReadLockKept::write);
        }
    }

    /** A writer ends with its stamp. */
    public static final class StampKept {
        private static final StampedLock LOCK = new StampedLock();

        private static void write() {
            LOCK.unlockWrite(LOCK.writeLock());
        }

        public static void main(String[] args) throws Exception {
            Threads.run(LOCK::writeLock, StampKept::write);
        }
    }

    /** A permit that is never released. */
    public static final class PermitKept {
        private static final Semaphore SEMAPHORE = new Semaphore(1);

        public static void main(String[] args) throws Exception {
            Threads.run(SEMAPHORE::acquire, SEMAPHORE::acquire);
        }
    }

    /** A reader wants to write. */
    public static final class WriteInsideOfRead {
        private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();

        private static void upgrade() {
            LOCK.readLock().lock();
            LOCK.writeLock().lock();
            LOCK.writeLock().unlock();
            LOCK.readLock().unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(WriteInsideOfRead::upgrade);
        }
    }

    /** Two readers that each want to write what the other reads. */
    public static final class ReadersCross {
        private static final ReadWriteLock ONE = new ReentrantReadWriteLock();
        private static final ReadWriteLock TWO = new ReentrantReadWriteLock();

        private static void cross(ReadWriteLock read, ReadWriteLock written) {
            read.readLock().lock();
            written.writeLock().lock();
            written.writeLock().unlock();
            read.readLock().unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(() -> cross(ONE, TWO), () -> cross(TWO, ONE));
        }
    }

    /** Two stamped locks in opposite orders. */
    public static final class StampsCross {
        private static final StampedLock ONE = new StampedLock();
        private static final StampedLock TWO = new StampedLock();

        private static void cross(StampedLock first, StampedLock second) {
            long outer = first.writeLock();
            second.unlockWrite(second.writeLock());
            first.unlockWrite(outer);
        }

        public static void main(String[] args) throws Exception {
            Threads.run(() -> cross(ONE, TWO), () -> cross(TWO, ONE));
        }
    }

    /** A monitor and a lock in opposite orders. */
    public static final class MonitorAndLock {
        private static final Lock LOCK = new ReentrantLock();

        private static synchronized void monitorFirst() {
            LOCK.lock();
            LOCK.unlock();
        }

        private static void lockFirst() {
            LOCK.lock();
            synchronized (MonitorAndLock.class) {
                LOCK.unlock();
            }
        }

        public static void main(String[] args) throws Exception {
            Threads.run(MonitorAndLock::monitorFirst, MonitorAndLock::lockFirst);
        }
    }

    /** Three threads, three monitors. */
    public static final class ThreeInACircle {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();
        private static final Object THREE = new Object();

        private static void nest(Object outer, Object inner) {
            synchronized (outer) {
                synchronized (inner) {
                    inner.hashCode();
                }
            }
        }

        public static void main(String[] args) throws Exception {
            Threads.run(() -> nest(ONE, TWO), () -> nest(TWO, THREE), () -> nest(THREE, ONE));
        }
    }
}
