package io.selvage.testbed.scripted;

import java.util.ArrayDeque;
import java.util.Deque;

/** Other components of the bundled scripts, each with one mistake. */
public final class FaultyComponents {
    private FaultyComponents() {}

    /** A producer that has waited does not look again. */
    public static class HastyProducer {
        private String text = "";
        private int next;

        public synchronized void send(String newText) throws InterruptedException {
            if (next < text.length()) {
                wait();
            }
            text = newText;
            next = 0;
            notifyAll();
        }

        public synchronized char receive() throws InterruptedException {
            while (next == text.length()) {
                wait();
            }
            char given = text.charAt(next++);
            notifyAll();
            return given;
        }
    }

    /** A clock that wakes one thread only. */
    public static class QuietClock {
        private int now;

        public synchronized void await(int time) throws InterruptedException {
            while (now < time) {
                wait();
            }
        }

        public synchronized void tick() {
            now++;
            notify();
        }

        public synchronized int time() {
            return now;
        }
    }

    /** A semaphore that gives a permit twice. */
    public static class GenerousSemaphore {
        private int permits;

        public GenerousSemaphore(int permits) {
            this.permits = permits;
        }

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

    /** A buffer that wakes one thread only, which may be of the wrong kind. */
    public static class QuietBuffer {
        private final Deque<Integer> numbers = new ArrayDeque<>();
        private final int capacity;

        public QuietBuffer(int capacity) {
            this.capacity = capacity;
        }

        public synchronized void put(int number) throws InterruptedException {
            while (numbers.size() == capacity) {
                wait();
            }
            numbers.addLast(number);
            notify();
        }

        public synchronized int get() throws InterruptedException {
            while (numbers.isEmpty()) {
                wait();
            }
            int number = numbers.removeFirst();
            notify();
            return number;
        }

        public synchronized int poll(long millis) throws InterruptedException {
            if (numbers.isEmpty()) {
                wait(millis);
            }
            return numbers.isEmpty() ? -1 : numbers.removeFirst();
        }
    }

    /** A bridge on which it is never the other colour's turn. */
    public static class UnfairBridge {
        private int red;
        private int blue;

        public synchronized void redEnter() throws InterruptedException {
            while (blue > 0) {
                wait();
            }
            red++;
        }

        public synchronized void redExit() {
            red--;
            notifyAll();
        }

        public synchronized void blueEnter() throws InterruptedException {
            while (red > 0) {
                wait();
            }
            blue++;
        }

        public synchronized void blueExit() {
            blue--;
            notifyAll();
        }
    }

    /** An allocator that wakes one thread only, which may ask for too much. */
    public static class QuietAllocator {
        private int available;

        public QuietAllocator(int balls) {
            available = balls;
        }

        public synchronized void get(int balls) throws InterruptedException {
            while (balls > available) {
                wait();
            }
            available -= balls;
        }

        public synchronized void put(int balls) {
            available += balls;
            notify();
        }
    }

    /** A fair allocator that does not tell the next in line. */
    public static class SilentAllocator {
        private int available;
        private int lastNumber;
        private int turn = 1;

        public SilentAllocator(int balls) {
            available = balls;
        }

        public synchronized void get(int balls) throws InterruptedException {
            int number = ++lastNumber;
            while (number != turn || balls > available) {
                wait();
            }
            available -= balls;
            turn++;
        }

        public synchronized void put(int balls) {
            available += balls;
            notifyAll();
        }
    }

    /** A buffer that asks for the lock only where it waits. */
    public static class UnlockedBuffer {
        private final Deque<Integer> numbers = new ArrayDeque<>();

        public UnlockedBuffer(int capacity) {
            if (capacity < 1) {
                throw new IllegalArgumentException("no place for anything");
            }
        }

        public void put(int number) {
            numbers.addLast(number);
            synchronized (this) {
                notifyAll();
            }
        }

        public int get() throws InterruptedException {
            synchronized (this) {
                while (numbers.isEmpty()) {
                    wait();
                }
            }
            return numbers.removeFirst();
        }
    }
}
