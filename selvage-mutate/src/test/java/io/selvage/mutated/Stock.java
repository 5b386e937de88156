package io.selvage.mutated;

/** A store for a few things, of which several can be taken at once. */
public class Stock {
    private final int room;
    private int things;

    public Stock(int room) {
        this.room = room;
    }

    public synchronized int put() throws InterruptedException {
        while (things == room) {
            wait();
        }
        things = things + 1;
        notifyAll();
        return things;
    }

    public synchronized int take(int wanted) throws InterruptedException {
        while (things < wanted) {
            wait();
        }
        things = things - wanted;
        notifyAll();
        return things;
    }

    public synchronized int count() {
        return things;
    }
}
