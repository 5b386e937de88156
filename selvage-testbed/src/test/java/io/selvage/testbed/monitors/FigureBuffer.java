package io.selvage.testbed.monitors;

/** The bounded buffer with a deposit that does not look again, and notifications only where the thesis has them. */
public final class FigureBuffer {
    private final int capacity;
    private int fullSlots;

    public FigureBuffer(int capacity) {
        this.capacity = capacity;
    }

    public synchronized void deposit() throws InterruptedException {
        if (fullSlots == capacity) {
            wait();
        }
        if (fullSlots++ == 0) {
            notifyAll();
        }
    }

    public synchronized void withdraw() throws InterruptedException {
        while (fullSlots == 0) {
            wait();
        }
        if (fullSlots-- == capacity) {
            notifyAll();
        }
    }
}
