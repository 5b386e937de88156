package io.selvage.verified;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.IntUnaryOperator;

/** One mistake in each, as one makes them when one changes something. */
public final class StyleFaults {
    private StyleFaults() {}

    @Fault("FF-T1")
    public static final class Resizing {
        private Object[] slots = new Object[2];
        private int n;

        public void add(Object o) {
            synchronized (slots) {
                if (n == slots.length) slots = Arrays.copyOf(slots, 2 * n);
                slots[n++] = o;
            }
        }

        public int size() {
            synchronized (slots) {
                return n;
            }
        }
    }

    @Fault("FF-T1")
    public static final class Leaks {
        private final List<String> names = new ArrayList<>();

        public synchronized void add(String s) {
            names.add(s);
        }

        public synchronized List<String> names() {
            return names;
        }
    }

    @Fault("FF-T1")
    public static final class LeaksArray {
        private final int[] counts = new int[2];

        public synchronized void hit(int i) {
            if (i < 2) counts[i]++;
        }

        public synchronized int[] counts() {
            return counts;
        }
    }

    @Fault("FF-T1")
    public static final class NoValidate {
        private final StampedLock sl = new StampedLock();
        private int x, y;

        public void move(int d) {
            long s = sl.writeLock();
            try {
                x += d;
                y += d;
            } finally {
                sl.unlockWrite(s);
            }
        }

        public int diff() {
            sl.tryOptimisticRead();
            return x - y;
        }
    }

    @Fault("EF-T4")
    public static final class CheckOutside {
        private final List<Integer> items = new ArrayList<>();

        public synchronized void add(int i) {
            items.add(i);
        }

        public synchronized boolean isEmpty() {
            return items.isEmpty();
        }

        public Integer takeFirst() {
            if (isEmpty()) {
                return null;
            }
            synchronized (this) {
                return items.remove(0);
            }
        }
    }

    @Fault("FF-T2")
    public static final class EarlyReturn {
        private final ReentrantLock lock = new ReentrantLock();
        private final Map<String, Integer> m = new HashMap<>();

        public void put(String k, int v) {
            lock.lock();
            m.put(k, v);
            lock.unlock();
        }

        public int get(String k) {
            lock.lock();
            Integer v = m.get(k);
            if (v == null) {
                return -1;
            }
            lock.unlock();
            return v;
        }
    }

    @Fault("FF-T2")
    public static final class ThrowsIfNegative {
        private final ReentrantLock lock = new ReentrantLock();
        private int total;

        public void add(int n) {
            lock.lock();
            if (n < 0) {
                throw new IllegalArgumentException("negative");
            }
            total += n;
            lock.unlock();
        }

        public int total() {
            lock.lock();
            try {
                return total;
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("FF-T2")
    public static final class CallbackThrows {
        private final ReentrantLock lock = new ReentrantLock();
        private int value;

        public void update(IntUnaryOperator f) {
            lock.lock();
            value = f.applyAsInt(value);
            lock.unlock();
        }

        public int value() {
            lock.lock();
            try {
                return value;
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("FF-T2")
    public static final class LocksByData {
        private final int[] balances = {10, 10};
        private final Object[] locks = {new Object(), new Object()};

        public void transfer(int from, int to) {
            synchronized (locks[from]) {
                synchronized (locks[to]) {
                    balances[from]--;
                    balances[to]++;
                }
            }
        }
    }

    @Fault("FF-T2")
    public static final class Triangle {
        private final Object a = new Object(), b = new Object(), c = new Object();
        private int n;

        public void ab() {
            synchronized (a) {
                synchronized (b) {
                    touch();
                }
            }
        }

        public void bc() {
            synchronized (b) {
                synchronized (c) {
                    touch();
                }
            }
        }

        public void ca() {
            synchronized (c) {
                synchronized (a) {
                    touch();
                }
            }
        }

        private void touch() {
            synchronized (this) {
                n++;
            }
        }
    }

    @Fault("FF-T2")
    public static final class KeepsPermit {
        private final Semaphore s = new Semaphore(1);
        private final Map<String, Integer> m = new HashMap<>();

        public int get(String k) throws InterruptedException {
            s.acquire();
            int v = m.get(k);
            s.release();
            return v;
        }

        public void put(String k, int v) throws InterruptedException {
            s.acquire();
            m.put(k, v);
            s.release();
        }
    }

    @Fault("FF-T4")
    public static final class Probing {
        private final ReentrantLock lock = new ReentrantLock();
        private final int[] table = new int[2];

        public int put(int key) {
            lock.lock();
            try {
                int i = key % 2;
                while (table[i] != 0 && table[i] != key) i = (i + 2) % 2;
                table[i] = key;
                return i;
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("FF-T4")
    public static final class ReadsLine {
        private final Scanner in = new Scanner(System.in);
        private String last = "";

        public synchronized void read() {
            last = in.nextLine();
        }

        public synchronized String last() {
            return last;
        }
    }

    @Fault("EF-T1")
    public static final class NeedlessText {
        private final String prefix;
        private int n;

        public NeedlessText(String prefix) {
            this.prefix = prefix;
        }

        public synchronized String label(int i) {
            return prefix + "-" + i;
        }

        public synchronized int next() {
            return ++n;
        }
    }

    @Fault("EF-T1")
    public static final class NeedlessLocal {
        private final ReentrantLock lock = new ReentrantLock();
        private int calls;

        public int sum(int n) {
            lock.lock();
            try {
                List<Integer> l = new ArrayList<>();
                for (int i = 0; i < n; i++) l.add(i);
                int s = 0;
                for (int i : l) s += i;
                return s;
            } finally {
                lock.unlock();
            }
        }

        public void call() {
            lock.lock();
            try {
                calls++;
            } finally {
                lock.unlock();
            }
        }
    }
}
