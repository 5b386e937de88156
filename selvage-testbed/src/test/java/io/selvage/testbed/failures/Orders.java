package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks taken in opposite orders: where that can lead to a deadlock, and where something prevents it. */
public final class Orders {
    private Orders() {}

    private static void nest(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                inner.hashCode();
            }
        }
    }

    /** Nothing prevents it. */
    public static final class Opposite {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> nest(ONE, TWO), () -> nest(TWO, ONE));
        }
    }

    /** Nothing prevents it, but it takes three. */
    public static final class Three {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();
        private static final Object THREE = new Object();

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> nest(ONE, TWO), () -> nest(TWO, THREE), () -> nest(THREE, ONE));
        }
    }

    /** Both hold a third lock meanwhile. */
    public static final class Gate {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();
        private static final Lock GATE = new ReentrantLock();

        private static void nestGated(Object outer, Object inner) {
            GATE.lock();
            nest(outer, inner);
            GATE.unlock();
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> nestGated(ONE, TWO), () -> nestGated(TWO, ONE));
        }
    }

    /** One has ended before the other begins. */
    public static final class OneAfterTheOther {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> nest(ONE, TWO));
            Threads.run(() -> nest(TWO, ONE));
        }
    }

    /** A latch lets the other one begin only afterwards; neither start nor join tells. */
    public static final class LatchBetween {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();
        private static final CountDownLatch LATCH = new CountDownLatch(1);

        public static void main(String[] args) throws InterruptedException {
            Threads.run(
                    () -> {
                        nest(ONE, TWO);
                        LATCH.countDown();
                    },
                    () -> {
                        LATCH.await();
                        nest(TWO, ONE);
                    });
        }
    }

    /** A flag that the other one looks at, under a lock of its own. */
    public static final class FlagBetween {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();
        private static volatile boolean done;

        public static void main(String[] args) throws InterruptedException {
            Threads.run(
                    () -> {
                        nest(ONE, TWO);
                        done = true;
                    },
                    () -> {
                        if (done) {
                            nest(TWO, ONE);
                        }
                    });
        }
    }

    /** The second lock is only tried. */
    public static final class Tried {
        private static final Lock ONE = new ReentrantLock();
        private static final Lock TWO = new ReentrantLock();

        private static void nestTrying(Lock outer, Lock inner) throws InterruptedException {
            outer.lock();
            if (inner.tryLock() || inner.tryLock(1, TimeUnit.SECONDS)) {
                inner.unlock();
            }
            outer.unlock();
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> nestTrying(ONE, TWO), () -> nestTrying(TWO, ONE));
        }
    }

    /** Readers do not keep one another out. */
    public static final class Readers {
        private static final ReadWriteLock ONE = new ReentrantReadWriteLock();
        private static final ReadWriteLock TWO = new ReentrantReadWriteLock();

        private static void nestReading(ReadWriteLock outer, ReadWriteLock inner) {
            outer.readLock().lock();
            inner.readLock().lock();
            inner.readLock().unlock();
            outer.readLock().unlock();
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> nestReading(ONE, TWO), () -> nestReading(TWO, ONE));
        }
    }

    /** The outer lock is held already. */
    public static final class Reentrant {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();

        private static void nestTwice() {
            synchronized (ONE) {
                nest(TWO, ONE);
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Reentrant::nestTwice, Reentrant::nestTwice);
        }
    }

    /** Two pairs of places that deadlock, in many schedules each. */
    public static final class TwoCauses {
        private static final Object ONE = new Object();
        private static final Object TWO = new Object();
        private static int count;

        private static void up() {
            count++;
            synchronized (ONE) {
                synchronized (TWO) {
                    count++;
                }
            }
        }

        private static void down() {
            synchronized (TWO) {
                synchronized (ONE) {
                    count++;
                }
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(TwoCauses::up, TwoCauses::down);
        }
    }
}
