package io.selvage.verified;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** One mistake in each, about waiting. */
public final class WaitFaults {
    private WaitFaults() {}

    @Fault("FF-T5")
    public static final class TwoKinds {
        private int inside;
        private boolean closed = false;

        public synchronized void enter() throws InterruptedException {
            while (inside >= 1 || closed) wait();
            inside++;
        }

        public synchronized void leave() {
            if (inside > 0) inside--;
            notify();
        }

        public synchronized void awaitEmpty() throws InterruptedException {
            while (inside > 0) wait();
        }
    }

    @Fault("FF-T5")
    public static final class Branch {
        private int permits = 1;
        private boolean shut;

        public synchronized void acquire() throws InterruptedException {
            while (permits == 0 && !shut) wait();
            if (!shut) permits--;
        }

        public synchronized void release(boolean last) {
            if (last) {
                shut = true;
                return;
            }
            permits++;
            notifyAll();
        }
    }

    @Fault("FF-T5")
    public static final class OtherAmounts {
        private int free = 2;

        public synchronized void get(int n) throws InterruptedException {
            while (free < n) wait();
            free -= n;
        }

        public synchronized void put(int n) {
            free += n;
            notify();
        }
    }

    @Fault("FF-T3")
    public static final class IfForWhile {
        private final Lock lock = new ReentrantLock();
        private final Condition free = lock.newCondition();
        private boolean busy;
        private int inside;

        public void enter() throws InterruptedException {
            lock.lock();
            try {
                if (busy) free.await();
                busy = true;
                inside++;
            } finally {
                lock.unlock();
            }
        }

        public void leave() {
            lock.lock();
            try {
                if (busy) {
                    busy = false;
                    inside--;
                    free.signal();
                }
            } finally {
                lock.unlock();
            }
        }

        public int inside() {
            lock.lock();
            try {
                return inside;
            } finally {
                lock.unlock();
            }
        }
    }

    @Fault("FF-T3")
    public static final class PassesClosed {
        private boolean open;
        private int passed;

        public synchronized void poke() {
            notifyAll();
        }

        public synchronized void open() {
            open = true;
            notifyAll();
        }

        public synchronized boolean pass() throws InterruptedException {
            if (!open) wait();
            passed++;
            return open;
        }
    }

    @Fault("EF-T3")
    public static final class WaitsAnyway {
        private boolean open;

        public synchronized void pass() throws InterruptedException {
            do {
                wait();
            } while (!open);
        }

        public synchronized void open() {
            open = true;
            notifyAll();
        }
    }

    public static final class RightBuffer {
        private final int[] items = new int[2];
        private int n;

        public synchronized void put(int v) throws InterruptedException {
            while (n >= items.length) wait();
            items[n++] = v;
            notifyAll();
        }

        public synchronized int take() throws InterruptedException {
            while (n == 0) wait();
            int v = items[--n];
            notifyAll();
            return v;
        }
    }

    @Fault(value = "EF-T3", reference = RightBuffer.class)
    public static final class WaitsOneTooMany {
        private final int[] items = new int[2];
        private int n;

        public synchronized void put(int v) throws InterruptedException {
            while (n >= items.length - 1) wait();
            items[n++] = v;
            notifyAll();
        }

        public synchronized int take() throws InterruptedException {
            while (n == 0) wait();
            int v = items[--n];
            notifyAll();
            return v;
        }
    }

    @Fault("EF-T5")
    public static final class NotifiesEarly {
        private Integer value;

        public synchronized Integer take() throws InterruptedException {
            if (value == null) wait();
            Integer v = value;
            value = null;
            return v;
        }

        public void put(int v) {
            synchronized (this) {
                notifyAll();
            }
            synchronized (this) {
                value = v;
            }
        }
    }

    public static final class TwoLatch {
        private int count = 2;
        private boolean go;

        public synchronized void await() throws InterruptedException {
            while (!go) wait();
        }

        public synchronized void countDown() {
            if (count > 0) count--;
            if (count <= 0) {
                go = true;
                notifyAll();
            }
        }
    }

    @Fault(value = "EF-T5", reference = TwoLatch.class)
    public static final class WokenEarly {
        private int count = 2;
        private int turn;

        public synchronized void await() throws InterruptedException {
            int mine = turn;
            while (count > 0 && turn == mine) {
                wait();
            }
        }

        public synchronized void countDown() {
            if (count > 0) {
                count--;
            }
            turn++;
            notifyAll();
        }
    }

    @Fault(value = "EF-T5", reference = TwoLatch.class)
    public static final class WokenLate {
        private int count = 2;
        private boolean isOpen;

        public synchronized void await() throws InterruptedException {
            while (count > 0) {
                wait();
            }
        }

        public synchronized void countDown() {
            if (count > 0) {
                count--;
            }
            if (isOpen) {
                notifyAll();
            }
            isOpen = count == 0;
        }
    }
}
