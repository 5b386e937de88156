package io.selvage.verified;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Components without a fault, in the styles of different people. */
public final class Styles {
    private Styles() {}

    public static final class TimedQueue<T> {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notEmpty = lock.newCondition();
        private final Condition notFull = lock.newCondition();
        private final ArrayDeque<T> items = new ArrayDeque<>();
        private final int capacity;

        public TimedQueue(int capacity) {
            if (capacity <= 0) {
                throw new IllegalArgumentException("capacity");
            }
            this.capacity = capacity;
        }

        public boolean offer(T item, long millis) throws InterruptedException {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            lock.lock();
            try {
                while (items.size() == capacity) {
                    if (left <= 0) {
                        return false;
                    }
                    left = notFull.awaitNanos(left);
                }
                items.addLast(item);
                notEmpty.signal();
                return true;
            } finally {
                lock.unlock();
            }
        }

        public T take() throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (items.isEmpty()) notEmpty.await();
                T item = items.removeFirst();
                notFull.signal();
                return item;
            } finally {
                lock.unlock();
            }
        }

        public int size() {
            lock.lock();
            try {
                return items.size();
            } finally {
                lock.unlock();
            }
        }
    }

    public static class Helpers {
        private int tokens = 1;
        private boolean closed;

        private boolean mayTake() {
            return tokens > 0 || closed;
        }

        private void block() throws InterruptedException {
            while (!mayTake()) wait();
        }

        public synchronized boolean take() throws InterruptedException {
            block();
            if (closed) {
                return false;
            }
            tokens--;
            return true;
        }

        public void give() {
            synchronized (this) {
                add(1);
            }
        }

        private void add(int n) {
            tokens += n;
            announce();
        }

        private void announce() {
            notifyAll();
        }

        public synchronized void close() {
            closed = true;
            announce();
        }
    }

    public static final class Treiber {
        private static final class Node {
            final int value;
            Node next;

            Node(int v) {
                value = v;
            }
        }

        private final AtomicReference<Node> top = new AtomicReference<>();

        public void push(int v) {
            Node n = new Node(v);
            Node old;
            do {
                old = top.get();
                n.next = old;
            } while (!top.compareAndSet(old, n));
        }

        public Integer pop() {
            Node old;
            do {
                old = top.get();
                if (old == null) {
                    return null;
                }
            } while (!top.compareAndSet(old, old.next));
            return old.value;
        }

        public Integer peek() {
            Node n = top.get();
            return n == null ? null : n.value;
        }
    }

    public static final class CowRegistry {
        private volatile String[] names = new String[0];

        public synchronized void add(String name) {
            String[] more = Arrays.copyOf(names, names.length + 1);
            more[names.length] = name;
            names = more;
        }

        public synchronized boolean remove(String name) {
            List<String> l = new ArrayList<>(Arrays.asList(names));
            boolean r = l.remove(name);
            names = l.toArray(new String[0]);
            return r;
        }

        public boolean contains(String name) {
            for (String n : names)
                if (n.equals(name)) {
                    return true;
                }
            return false;
        }

        public int size() {
            return names.length;
        }
    }

    public static final class SemaphorePool {
        private final Semaphore permits = new Semaphore(2);
        private final Queue<Integer> idle = new ConcurrentLinkedQueue<>();
        private final AtomicInteger made = new AtomicInteger();

        public int borrow() throws InterruptedException {
            permits.acquire();
            Integer one = idle.poll();
            return one == null ? made.incrementAndGet() : one;
        }

        public void release(int item) {
            idle.add(item);
            permits.release();
        }
    }

    public static final class Link {
        enum State {
            IDLE,
            CONNECTING,
            OPEN,
            CLOSED
        }

        private State state = State.IDLE;

        public synchronized boolean connect() {
            if (state != State.IDLE) {
                return false;
            }
            state = State.CONNECTING;
            notifyAll();
            return true;
        }

        public synchronized void opened() {
            if (state == State.CONNECTING) {
                state = State.OPEN;
                notifyAll();
            }
        }

        public synchronized boolean awaitOpen(long millis) throws InterruptedException {
            long end = System.nanoTime() + millis * 1_000_000;
            while (state != State.OPEN && state != State.CLOSED) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    return false;
                }
                wait(left);
            }
            return state == State.OPEN;
        }

        public synchronized void close() {
            state = State.CLOSED;
            notifyAll();
        }
    }

    public static final class Stamped {
        private final StampedLock sl = new StampedLock();
        private double x, y;

        public void move(double dx, double dy) {
            long s = sl.writeLock();
            try {
                x += dx;
                y += dy;
            } finally {
                sl.unlockWrite(s);
            }
        }

        public double distance() {
            long s = sl.tryOptimisticRead();
            double cx = x, cy = y;
            if (!sl.validate(s)) {
                s = sl.readLock();
                try {
                    cx = x;
                    cy = y;
                } finally {
                    sl.unlockRead(s);
                }
            }
            return Math.sqrt(cx * cx + cy * cy);
        }

        public void moveIfAtOrigin(double nx, double ny) {
            long s = sl.readLock();
            try {
                while (x == 0.0 && y == 0.0) {
                    long ws = sl.tryConvertToWriteLock(s);
                    if (ws != 0L) {
                        s = ws;
                        x = nx;
                        y = ny;
                        break;
                    }
                    sl.unlockRead(s);
                    s = sl.writeLock();
                }
            } finally {
                sl.unlock(s);
            }
        }
    }

    public static final class Dcl {
        private volatile Map<String, Integer> table;

        private Map<String, Integer> table() {
            Map<String, Integer> t = table;
            if (t == null) {
                synchronized (this) {
                    t = table;
                    if (t == null) {
                        Map<String, Integer> fresh = new HashMap<>();
                        fresh.put("a", 1);
                        table = t = fresh;
                    }
                }
            }
            return t;
        }

        public Integer get(String key) {
            return table().get(key);
        }
    }

    public static final class Downgrading {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<Integer, Integer> map = new HashMap<>();

        public int get(int k) {
            rw.readLock().lock();
            Integer v = map.get(k);
            if (v == null) {
                rw.readLock().unlock();
                rw.writeLock().lock();
                try {
                    v = map.get(k);
                    if (v == null) {
                        v = k * 2;
                        map.put(k, v);
                    }
                    rw.readLock().lock();
                } finally {
                    rw.writeLock().unlock();
                }
            }
            try {
                return v;
            } finally {
                rw.readLock().unlock();
            }
        }

        public void clear() {
            rw.writeLock().lock();
            try {
                map.clear();
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    public static final class Exchange {
        private Object item;
        private boolean taken;
        private boolean offering;

        public synchronized void put(Object o) throws InterruptedException {
            while (offering) wait();
            offering = true;
            item = o;
            taken = false;
            notifyAll();
            while (!taken) wait();
            offering = false;
            item = null;
            notifyAll();
        }

        public synchronized Object take() throws InterruptedException {
            while (!offering || taken) wait();
            taken = true;
            notifyAll();
            return item;
        }
    }

    public static final class Bank {
        private final int[] balances = {10, 10, 10};
        private final Object[] locks = {new Object(), new Object(), new Object()};

        public boolean transfer(int from, int to, int amount) {
            if (from == to) {
                return false;
            }
            int lo = Math.min(from, to), hi = Math.max(from, to);
            synchronized (locks[lo]) {
                synchronized (locks[hi]) {
                    if (balances[from] < amount) {
                        return false;
                    }
                    balances[from] -= amount;
                    balances[to] += amount;
                    return true;
                }
            }
        }

        public int balance(int of) {
            synchronized (locks[of]) {
                return balances[of];
            }
        }
    }

    public static final class Drain {
        private List<Integer> items = new ArrayList<>();

        public synchronized void add(int i) {
            items.add(i);
        }

        public synchronized List<Integer> drain() {
            List<Integer> old = items;
            items = new ArrayList<>();
            return old;
        }

        public synchronized int size() {
            return items.size();
        }
    }

    public static final class FifoSemaphore {
        private final Lock lock = new ReentrantLock();
        private final Deque<Condition> waiters = new ArrayDeque<>();
        private int permits = 1;

        public void acquire() throws InterruptedException {
            lock.lock();
            try {
                if (permits > 0 && waiters.isEmpty()) {
                    permits--;
                    return;
                }
                Condition mine = lock.newCondition();
                waiters.addLast(mine);
                while (waiters.peekFirst() != mine || permits == 0) mine.await();
                waiters.removeFirst();
                permits--;
                if (permits > 0 && !waiters.isEmpty()) waiters.peekFirst().signal();
            } finally {
                lock.unlock();
            }
        }

        public void release() {
            lock.lock();
            try {
                permits++;
                if (!waiters.isEmpty()) waiters.peekFirst().signal();
            } finally {
                lock.unlock();
            }
        }
    }

    public static final class TryBoth {
        private final ReentrantLock a = new ReentrantLock();
        private final ReentrantLock b = new ReentrantLock();
        private int n;

        public boolean forth() {
            return both(a, b, 1);
        }

        public boolean back() {
            return both(b, a, -1);
        }

        private boolean both(ReentrantLock x, ReentrantLock y, int by) {
            x.lock();
            try {
                if (!y.tryLock()) {
                    return false;
                }
                try {
                    n += by;
                    return true;
                } finally {
                    y.unlock();
                }
            } finally {
                x.unlock();
            }
        }
    }
}
