package io.selvage.cli.demo.scripted;

/** Balls in the order of asking: everybody draws a number. */
public class FairAllocator {
    private int available;
    private int lastNumber;
    private int turn = 1;

    public FairAllocator(int balls) {
        available = balls;
    }

    public synchronized void get(int balls) throws InterruptedException {
        int number = ++lastNumber;
        while (number != turn || balls > available) {
            wait();
        }
        available -= balls;
        turn++;
        notifyAll();
    }

    public synchronized void put(int balls) {
        available += balls;
        notifyAll();
    }
}
