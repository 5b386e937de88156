package io.selvage.cli.demo.scripted;

import java.util.ArrayDeque;
import java.util.Deque;

/** Balls, handed out to whoever can be served, but the oldest request is overtaken only so often. */
public class BoundedOvertakingAllocator {
    private final Deque<Object> requests = new ArrayDeque<>();
    private final int bound;
    private int available;
    private int overtaken;

    public BoundedOvertakingAllocator(int balls, int bound) {
        available = balls;
        this.bound = bound;
    }

    public synchronized void get(int balls) throws InterruptedException {
        Object own = new Object();
        requests.addLast(own);
        while (balls > available || requests.peekFirst() != own && overtaken == bound) {
            wait();
        }
        available -= balls;
        overtaken = requests.peekFirst() == own ? 0 : overtaken + 1;
        requests.remove(own);
        notifyAll();
    }

    public synchronized void put(int balls) {
        available += balls;
        notifyAll();
    }
}
