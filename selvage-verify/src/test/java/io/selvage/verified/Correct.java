package io.selvage.verified;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Components without a fault, as textbooks have them. */
public final class Correct {
    private Correct() {}

    public static final class CountingSemaphore {
        private int permits;

        public CountingSemaphore(int permits) {
            this.permits = permits;
        }

        public synchronized void acquire() throws InterruptedException {
            while (permits == 0) {
                wait();
            }
            permits--;
        }

        public synchronized void release() {
            permits++;
            notify();
        }
    }

    public static final class Barrier {
        private int waiting;
        private int generation;

        public synchronized void await() throws InterruptedException {
            int mine = generation;
            waiting++;
            if (waiting == 2) {
                waiting = 0;
                generation++;
                notifyAll();
            } else {
                while (mine == generation) {
                    wait();
                }
            }
        }
    }

    public static final class Buffer {
        private final Lock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();
        private final int[] items = new int[2];
        private int count;
        private int first;

        public void put(int item) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length) {
                    notFull.await();
                }
                items[(first + count) % items.length] = item;
                count++;
                notEmpty.signal();
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
                int item = items[first];
                first = (first + 1) % items.length;
                count--;
                notFull.signal();
                return item;
            } finally {
                lock.unlock();
            }
        }
    }

    public static final class Cache {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private final Map<String, Integer> values = new HashMap<>();

        public Integer get(String key) {
            lock.readLock().lock();
            try {
                return values.get(key);
            } finally {
                lock.readLock().unlock();
            }
        }

        public void put(String key, int value) {
            lock.writeLock().lock();
            try {
                values.put(key, value);
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    public static final class LruCache {
        private final Map<Integer, Integer> values = Collections.synchronizedMap(new LinkedHashMap<>());

        public Integer get(int key) {
            return values.get(key);
        }

        public void put(int key, int value) {
            values.put(key, value);
        }

        public int size() {
            return values.size();
        }
    }

    public static final class Names {
        private final List<String> names = Collections.synchronizedList(new ArrayList<>());

        public boolean add(String name) {
            return names.add(name);
        }

        public boolean remove(String name) {
            return names.remove(name);
        }

        public int size() {
            return names.size();
        }
    }

    public static final class Registry {
        private final ConcurrentHashMap<String, Integer> values = new ConcurrentHashMap<>();

        public boolean register(String name, int value) {
            return values.putIfAbsent(name, value) == null;
        }

        public boolean has(String name) {
            return values.containsKey(name);
        }
    }

    public static final class Counter {
        private final AtomicInteger count = new AtomicInteger();

        public int increment() {
            return count.incrementAndGet();
        }

        public int get() {
            return count.get();
        }
    }

    public static final class Lazy {
        private volatile Object value;

        public boolean isMade() {
            return value != null;
        }

        public Object get() {
            Object seen = value;
            if (seen == null) {
                synchronized (this) {
                    seen = value;
                    if (seen == null) {
                        seen = new Object();
                        value = seen;
                    }
                }
            }
            return seen;
        }
    }

    public static final class Point {
        private final StampedLock lock = new StampedLock();
        private int x;
        private int y;

        public void move(int by) {
            long stamp = lock.writeLock();
            try {
                x += by;
                y += by;
            } finally {
                lock.unlockWrite(stamp);
            }
        }

        public int sum() {
            long stamp = lock.readLock();
            try {
                return x + y;
            } finally {
                lock.unlockRead(stamp);
            }
        }
    }

    public static final class Pool {
        private final Semaphore free;
        private final Deque<Integer> items = new ArrayDeque<>();

        public Pool(int size) {
            free = new Semaphore(size);
            for (int i = 0; i < size; i++) {
                items.add(i);
            }
        }

        public int borrow() throws InterruptedException {
            free.acquire();
            synchronized (items) {
                return items.remove();
            }
        }

        public void giveBack(int item) {
            synchronized (items) {
                items.add(item);
            }
            free.release();
        }
    }

    public static final class Transfer {
        private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

        public void put(int item) throws InterruptedException {
            queue.put(item);
        }

        public int take() throws InterruptedException {
            return queue.take();
        }

        public boolean isEmpty() {
            return queue.isEmpty();
        }
    }

    public static final class Account {
        private static final AtomicInteger NUMBERS = new AtomicInteger();
        private final int number = NUMBERS.incrementAndGet();
        private int balance = 10;

        public void transfer(Account to, int amount) {
            Account first = number < to.number ? this : to;
            Account second = first == this ? to : this;
            synchronized (first) {
                synchronized (second) {
                    balance -= amount;
                    to.balance += amount;
                }
            }
        }

        public synchronized int balance() {
            return balance;
        }
    }

    /** Takes two locks in both orders, and a third one before. */
    public static final class Gated {
        private final Object left = new Object();
        private final Object right = new Object();
        private int moves;

        public synchronized void forth() {
            synchronized (left) {
                synchronized (right) {
                    moves++;
                }
            }
        }

        public synchronized void back() {
            synchronized (right) {
                synchronized (left) {
                    moves--;
                }
            }
        }
    }

    public static final class Mutex {
        private final Lock lock = new ReentrantLock();
        private int inside;

        public void enter() {
            lock.lock();
            inside++;
        }

        public void leave() {
            inside--;
            lock.unlock();
        }
    }

    public static final class Gate {
        private boolean isOpen;
        private int generation;

        public synchronized void close() {
            isOpen = false;
        }

        public synchronized void open() {
            generation++;
            isOpen = true;
            notifyAll();
        }

        public synchronized void await() throws InterruptedException {
            int arrival = generation;
            while (!isOpen && arrival == generation) {
                wait();
            }
        }
    }

    public static final class TicketLock {
        private int next;
        private int serving;

        public synchronized void lock() throws InterruptedException {
            int mine = next++;
            while (serving != mine) {
                wait();
            }
        }

        public synchronized void unlock() {
            if (serving < next) {
                serving++;
                notifyAll();
            }
        }
    }

    public static final class Listeners {
        private final List<Integer> all = new ArrayList<>();
        private int events;

        public synchronized void add(int listener) {
            all.add(listener);
        }

        public synchronized boolean remove(int listener) {
            return all.remove(Integer.valueOf(listener));
        }

        public int fire() {
            List<Integer> now;
            synchronized (this) {
                now = List.copyOf(all);
                events++;
            }
            int sum = 0;
            for (int one : now) {
                sum += one;
            }
            return sum;
        }

        public synchronized int events() {
            return events;
        }
    }

    public static final class TimedFlag {
        private boolean isSet;

        public synchronized boolean await(long millis) throws InterruptedException {
            if (!isSet) {
                wait(millis);
            }
            return isSet;
        }

        public synchronized void set() {
            isSet = true;
            notifyAll();
        }
    }

    public static final class StaticIds {
        private static int last;

        public static synchronized int next() {
            return ++last;
        }

        public int id() {
            return next() > 0 ? 1 : 0;
        }
    }

    public static final class Bridge {
        private int red;
        private int blue;

        public synchronized void redEnters() throws InterruptedException {
            while (blue > 0) {
                wait();
            }
            red++;
        }

        public synchronized void redExits() {
            red--;
            if (red == 0) {
                notifyAll();
            }
        }

        public synchronized void blueEnters() throws InterruptedException {
            while (red > 0) {
                wait();
            }
            blue++;
        }

        public synchronized void blueExits() {
            blue--;
            if (blue == 0) {
                notifyAll();
            }
        }
    }
}
