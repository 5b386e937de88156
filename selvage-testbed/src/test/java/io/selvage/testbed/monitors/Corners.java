package io.selvage.testbed.monitors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.concurrent.locks.ReentrantLock;

/** Monitors at the edges of what explorations know about locks, starting points and names. */
public final class Corners {
    private Corners() {}

    /** With no free slot, blocks in a read that is not under control. */
    public static final class Reader {
        private final int slots;
        private int used;

        public Reader(int slots) {
            this.slots = slots;
        }

        public synchronized void use() {
            notifyAll();
            if (slots == 0) {
                read();
            }
            used = Math.min(used + 1, slots);
        }

        private static void read() {
            try {
                Pipe.open().source().read(ByteBuffer.allocate(1));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }

        public synchronized int used() {
            return used;
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
