package io.selvage.studies;

/** Hands out balls strictly in the order of the requests. */
public final class FairAllocator {
    private int available;
    private int tickets;
    private int next;

    public FairAllocator(int balls) {
        available = balls;
    }

    public synchronized void get(int wanted) throws InterruptedException {
        int ticket = tickets++;
        while (wanted > available || ticket != next) {
            wait();
        }
        available -= wanted;
        next++;
        notifyAll();
    }

    public synchronized void put(int returned) {
        available += returned;
        notifyAll();
    }
}
