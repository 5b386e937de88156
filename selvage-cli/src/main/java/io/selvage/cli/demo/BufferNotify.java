package io.selvage.cli.demo;

/** A bounded buffer whose {@code notify} may wake a thread of the wrong kind, while the right one sleeps on. */
public final class BufferNotify implements Traffic.Slot {
    private int item;
    private boolean full;

    private BufferNotify() {}

    public static void main(String[] args) throws InterruptedException {
        Traffic.through(new BufferNotify());
    }

    @Override
    public synchronized void put(int value) throws InterruptedException {
        while (full) {
            wait();
        }
        item = value;
        full = true;
        notify();
    }

    @Override
    public synchronized int take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notify();
        return item;
    }
}
