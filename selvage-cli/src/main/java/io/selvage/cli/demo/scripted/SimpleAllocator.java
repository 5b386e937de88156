package io.selvage.cli.demo.scripted;

/** Balls for whoever asks for no more than there are. */
public class SimpleAllocator {
    private int available;

    public SimpleAllocator(int balls) {
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
        notifyAll();
    }
}
