package io.selvage.testbed.monitors;

import java.util.concurrent.locks.ReentrantLock;

/** Monitors at the edges of what explorations know about locks, starting points and names. */
public final class Corners {
    private Corners() {}

    /** With no free slot, computes for ever. */
    public static final class Reader {
        private final int slots;
        private int used;

        public Reader(int slots) {
            this.slots = slots;
        }

        public synchronized void use() {
            notifyAll();
            for (int[] turns = {0}; slots == 0 && turns[0] >= 0; turns[0] ^= 1) {
                // Comes to no scheduling point.
            }
            used = Math.min(used + 1, slots);
        }

        public synchronized int used() {
            return used;
        }
    }

    /** Keeps its lock for ever, doing nothing. */
    public static final class Spinner {
        public synchronized void use() {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    /** Does not wait for its lock. */
    public static final class Impatient {
        private final ReentrantLock lock = new ReentrantLock();

        public void use() {
            if (!lock.tryLock()) {
                throw new IllegalStateException("in use");
            }
            lock.unlock();
        }
    }

    /** Tries to get a lock that it holds already. */
    public static final class Reentrant {
        private final ReentrantLock lock = new ReentrantLock();
        private final StringBuffer log = new StringBuffer();

        public int use() {
            lock.lock();
            try {
                if (lock.tryLock()) {
                    lock.unlock();
                }
                log.setLength(0);
                return log.length();
            } finally {
                lock.unlock();
            }
        }
    }

    /** The name of one method begins with that of another one, which does not wait. */
    public static final class Names {
        private boolean open;

        public synchronized boolean get() {
            return open;
        }

        public synchronized void getOpen() throws InterruptedException {
            while (!open) {
                wait();
            }
        }

        public synchronized void open() {
            open = true;
            notifyAll();
        }
    }
}
