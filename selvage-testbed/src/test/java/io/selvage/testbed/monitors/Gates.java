package io.selvage.testbed.monitors;

/** Monitors with more than one lock, or with threads that come in generations. */
public final class Gates {
    private Gates() {}

    /** Waits with the outer lock held, which whoever could help needs. */
    public static final class Nested {
        private final Object inner = new Object();
        private boolean ready;

        public synchronized void pass() throws InterruptedException {
            synchronized (inner) {
                while (!ready) {
                    inner.wait();
                }
            }
        }

        public synchronized void open() {
            synchronized (inner) {
                ready = true;
                inner.notifyAll();
            }
        }
    }

    /** Opens for a whole generation at once. */
    public static final class Barrier {
        private final int parties;
        private int arrived;
        private int generation;

        public Barrier(int parties) {
            this.parties = parties;
        }

        public synchronized void arrive() throws InterruptedException {
            int mine = generation;
            if (++arrived == parties) {
                arrived = 0;
                generation++;
                notifyAll();
                return;
            }
            while (mine == generation) {
                wait();
            }
        }
    }

    /** Two locks, taken one after the other, never both. */
    public static final class Pair {
        private final Object left = new Object();
        private final Object right = new Object();
        private int inLeft;
        private int inRight;

        public void put() {
            synchronized (left) {
                inLeft = 1;
                left.notifyAll();
            }
        }

        public void move() throws InterruptedException {
            synchronized (left) {
                while (inLeft == 0) {
                    left.wait();
                }
                inLeft = 0;
            }
            synchronized (right) {
                inRight = 1;
                right.notify();
            }
        }

        public void take() throws InterruptedException {
            synchronized (right) {
                while (inRight == 0) {
                    right.wait();
                }
                inRight = 0;
            }
        }
    }
}
