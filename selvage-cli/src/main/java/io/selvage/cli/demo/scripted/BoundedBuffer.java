package io.selvage.cli.demo.scripted;

import java.util.ArrayDeque;
import java.util.Deque;

/** Room for so many numbers. */
public class BoundedBuffer {
    private final Deque<Integer> numbers = new ArrayDeque<>();
    private final int capacity;

    public BoundedBuffer(int capacity) {
        this.capacity = capacity;
    }

    public synchronized void put(int number) throws InterruptedException {
        while (numbers.size() == capacity) {
            wait();
        }
        numbers.addLast(number);
        notifyAll();
    }

    public synchronized int get() throws InterruptedException {
        while (numbers.isEmpty()) {
            wait();
        }
        int number = numbers.removeFirst();
        notifyAll();
        return number;
    }

    /** As {@link #get}, or -1 if there is nothing for so long. */
    public synchronized int poll(long millis) throws InterruptedException {
        long deadline = System.nanoTime() + millis * 1_000_000;
        while (numbers.isEmpty()) {
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return -1;
            }
            wait(left);
        }
        int number = numbers.removeFirst();
        notifyAll();
        return number;
    }
}
