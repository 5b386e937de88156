package io.selvage.studies;

/** A ring of slots between producers and consumers. */
public final class BoundedBuffer {
    private final int capacity;
    private final int[] slots;
    private int fullSlots;
    private int head;
    private int tail;

    public BoundedBuffer(int capacity) {
        this.capacity = capacity;
        slots = new int[capacity];
    }

    public synchronized void deposit(int item) throws InterruptedException {
        while (fullSlots == capacity) {
            wait();
        }
        slots[tail] = item;
        tail = (tail + 1) % capacity;
        fullSlots++;
        if (fullSlots == 1) {
            notifyAll();
        }
    }

    public synchronized int withdraw() throws InterruptedException {
        while (fullSlots == 0) {
            wait();
        }
        int item = slots[head];
        head = (head + 1) % capacity;
        fullSlots--;
        if (fullSlots == capacity - 1) {
            notifyAll();
        }
        return item;
    }
}
