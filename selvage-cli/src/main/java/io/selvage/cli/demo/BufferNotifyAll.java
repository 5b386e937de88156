package io.selvage.cli.demo;

/** {@link BufferNotify} put right. */
public final class BufferNotifyAll implements Traffic.Slot {
    private int item;
    private boolean full;

    private BufferNotifyAll() {}

    public static void main(String[] args) throws InterruptedException {
        Traffic.through(new BufferNotifyAll());
    }

    @Override
    public synchronized void put(int value) throws InterruptedException {
        while (full) {
            wait();
        }
        item = value;
        full = true;
        notifyAll();
    }

    @Override
    public synchronized int take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notifyAll();
        return item;
    }
}
