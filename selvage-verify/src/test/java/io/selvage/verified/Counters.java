package io.selvage.verified;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Shared data under no lock, or under the wrong one. */
public final class Counters {
    private Counters() {}

    @Fault("FF-T1")
    public static final class HalfGuarded {
        private int count;

        public void increment() {
            count++;
        }

        public synchronized int get() {
            return count;
        }
    }

    @Fault("FF-T1")
    public static final class VolatileIncrement {
        private volatile int count;

        public void increment() {
            count++;
        }

        public int get() {
            return count;
        }
    }

    @Fault("FF-T1")
    public static final class CheckThenAct {
        private final AtomicInteger left = new AtomicInteger(1);

        public boolean take() {
            if (left.get() > 0) {
                left.decrementAndGet();
                return true;
            }
            return false;
        }

        public int left() {
            return left.get();
        }
    }

    @Fault("FF-T1")
    public static final class StaticTotal {
        private static int total;

        public synchronized void add(int amount) {
            total += amount;
        }

        public synchronized int total() {
            return total;
        }
    }

    @Fault("FF-T1")
    public static final class WritesUnderReadLock {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private int hits;

        public void hit() {
            lock.readLock().lock();
            try {
                hits++;
            } finally {
                lock.readLock().unlock();
            }
        }

        public int hits() {
            lock.writeLock().lock();
            try {
                return hits;
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    @Fault("FF-T1")
    public static final class LockOfItsOwn {
        private int count;

        public void increment() {
            synchronized (new Object()) {
                count++;
            }
        }
    }

    @Fault("FF-T1")
    public static final class ReplacedLock {
        private Object lock = new Object();
        private int count;

        public void increment() {
            synchronized (lock) {
                count++;
            }
        }

        public void reset() {
            synchronized (lock) {
                lock = new Object();
                count = 0;
            }
        }
    }

    @Fault("FF-T1")
    public static final class TwoLocks {
        private final ReentrantLock putting = new ReentrantLock();
        private final ReentrantLock taking = new ReentrantLock();
        private final Map<String, Integer> values = new HashMap<>();

        public void put(String key, int value) {
            putting.lock();
            try {
                values.put(key, value);
            } finally {
                putting.unlock();
            }
        }

        public Integer take(String key) {
            taking.lock();
            try {
                return values.remove(key);
            } finally {
                taking.unlock();
            }
        }
    }

    /** A counter that may be extended. */
    public static class Base {
        protected long value;

        public synchronized void up() {
            value++;
        }

        public synchronized long value() {
            return value;
        }
    }

    @Fault("FF-T1")
    public static final class Derived extends Base {
        public void down() {
            value--;
        }
    }

    @Fault("FF-T1")
    public static final class ThroughHelper {
        private final Cell cell = new Cell();

        public synchronized void set(int value) {
            cell.value = value;
        }

        public int get() {
            return cell.value;
        }

        private static final class Cell {
            private int value;
        }
    }

    @Fault("FF-T1")
    public static final class LazyInstance {
        private int[] table;

        public int first() {
            if (table == null) {
                synchronized (this) {
                    if (table == null) {
                        table = new int[] {7, 8};
                    }
                }
            }
            return table[0];
        }
    }

    @Fault("EF-T4")
    public static final class SplitSection {
        private int balance;

        public synchronized int balance() {
            return balance;
        }

        private synchronized void set(int amount) {
            balance = amount;
        }

        public void deposit(int amount) {
            set(balance() + amount);
        }
    }

    @Fault("EF-T4")
    public static final class PutIfAbsentInTwoSteps {
        private final Map<String, Integer> values = new HashMap<>();

        public boolean register(String name) {
            synchronized (values) {
                if (values.containsKey(name)) {
                    return false;
                }
            }
            synchronized (values) {
                values.put(name, values.size());
                return true;
            }
        }

        public int size() {
            synchronized (values) {
                return values.size();
            }
        }
    }
}
