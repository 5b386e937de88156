package io.selvage.testbed.monitors;

/** A counting buffer whose parts can be replaced by wrong ones. */
public class SlotBuffer {
    protected final int capacity;
    protected int full;

    public SlotBuffer(int capacity) {
        this.capacity = capacity;
    }

    public synchronized void put() throws InterruptedException {
        while (full == capacity) {
            wait();
        }
        full++;
        notifyAll();
    }

    public synchronized void take() throws InterruptedException {
        while (full == 0) {
            wait();
        }
        full--;
        notifyAll();
    }

    /** Notifies one thread only, whichever that is. */
    public static final class NotifyingOne extends SlotBuffer {
        public NotifyingOne(int capacity) {
            super(capacity);
        }

        @Override
        public synchronized void put() throws InterruptedException {
            while (full == capacity) {
                wait();
            }
            full++;
            notify();
        }

        @Override
        public synchronized void take() throws InterruptedException {
            while (full == 0) {
                wait();
            }
            full--;
            notify();
        }
    }

    /** Says nothing when a slot becomes free. */
    public static final class Forgetful extends SlotBuffer {
        public Forgetful(int capacity) {
            super(capacity);
        }

        @Override
        public synchronized void take() throws InterruptedException {
            while (full == 0) {
                wait();
            }
            full--;
        }
    }

    /** Does not look again after a wait. */
    public static final class Careless extends SlotBuffer {
        public Careless(int capacity) {
            super(capacity);
        }

        @Override
        public synchronized void put() throws InterruptedException {
            if (full == capacity) {
                wait();
            }
            full++;
            notifyAll();
        }
    }

    /** The same behaviour in another way: a private lock, a count of free slots. */
    public static final class Refactored {
        private final Object guard = new Object();
        private final int capacity;
        private int free;

        public Refactored(int capacity) {
            this.capacity = capacity;
            free = capacity;
        }

        public void put() throws InterruptedException {
            synchronized (guard) {
                while (free == 0) {
                    guard.wait();
                }
                free--;
                if (free == capacity - 1) {
                    guard.notifyAll();
                }
            }
        }

        public void take() throws InterruptedException {
            synchronized (guard) {
                while (free == capacity) {
                    guard.wait();
                }
                free++;
                if (free == 1) {
                    guard.notifyAll();
                }
            }
        }
    }
}
