package io.selvage.verified;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Critical sections that are never left. */
public final class Endless {
    private Endless() {}

    @Fault("FF-T4")
    public static final class Spins {
        private final Lock lock = new ReentrantLock();
        private boolean isReady;

        public void await() {
            lock.lock();
            try {
                while (!isReady) {
                    Thread.onSpinWait();
                }
            } finally {
                lock.unlock();
            }
        }

        public void ready() {
            lock.lock();
            try {
                isReady = true;
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("FF-T4")
    public static final class LocalLoop {
        private int last;

        public synchronized int compute(int seed) {
            int value = seed;
            while (value != 0) {
                value = value * 3 + 2 | 1;
            }
            last = value;
            return last;
        }

        public synchronized int last() {
            return last;
        }
    }

    @Fault("FF-T4")
    public static final class ReadsInput {
        private int last;

        public synchronized int read() throws IOException {
            last = System.in.read();
            return last;
        }

        public synchronized int last() {
            return last;
        }
    }

    @Fault("FF-T4")
    public static final class AwaitsLatch {
        private final CountDownLatch begun = new CountDownLatch(1);
        private int runs;

        public synchronized void run() throws InterruptedException {
            begun.await();
            runs++;
        }

        public synchronized void begin() {
            begun.countDown();
        }
    }

    @Fault("FF-T4")
    public static final class Recursive {
        private int depth;

        public synchronized void descend() {
            depth++;
            while (depth > 0) {
                again();
            }
        }

        private void again() {
            depth = 1;
        }

        public synchronized int depth() {
            return depth;
        }
    }
}
