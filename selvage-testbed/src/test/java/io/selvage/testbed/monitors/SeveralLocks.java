package io.selvage.testbed.monitors;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Classes whose calls take more than one lock, or one lock more than once. */
public final class SeveralLocks {
    private SeveralLocks() {}

    /** Takes two locks in either order. */
    public static final class Crossed {
        private final Object left = new Object();
        private final Object right = new Object();
        private int count;

        public void leftFirst() {
            synchronized (left) {
                synchronized (right) {
                    count = 1;
                }
            }
        }

        public void rightFirst() {
            synchronized (right) {
                synchronized (left) {
                    count = 0;
                }
            }
        }

        public int count() {
            return count;
        }
    }

    /** The same with locks of the library. */
    public static final class CrossedLibrary {
        private final ReentrantLock left = new ReentrantLock();
        private final ReentrantLock right = new ReentrantLock();

        public void leftFirst() {
            both(left, right);
        }

        public void rightFirst() {
            both(right, left);
        }

        private static void both(ReentrantLock outer, ReentrantLock inner) {
            outer.lock();
            try {
                inner.lock();
                inner.unlock();
            } finally {
                outer.unlock();
            }
        }
    }

    /** Either order as well, but never both at a time. */
    public static final class Guarded {
        private final Object left = new Object();
        private final Object right = new Object();

        public synchronized void leftFirst() {
            synchronized (left) {
                synchronized (right) {
                    right.notifyAll();
                }
            }
        }

        public synchronized void rightFirst() {
            synchronized (right) {
                synchronized (left) {
                    left.notifyAll();
                }
            }
        }
    }

    /** Looks under the lock, lets go of it, and acts on what it has seen. */
    public static final class CheckThenAct {
        private int items;

        public void take() {
            if (hasItems()) {
                remove();
            }
        }

        public synchronized void put() {
            items = 1;
            notifyAll();
        }

        private synchronized boolean hasItems() {
            return items > 0;
        }

        private synchronized void remove() {
            if (items == 0) {
                throw new IllegalStateException("nothing there");
            }
            items--;
        }
    }

    /** The same in one piece. */
    public static final class CheckAndAct {
        private int items;

        public synchronized void take() {
            if (items > 0) {
                items--;
            }
        }

        public synchronized void put() {
            items = 1;
            notifyAll();
        }
    }

    /** Looks at an atomic number twice. */
    public static final class TwoLooks {
        private final AtomicInteger items = new AtomicInteger(1);

        public int take() {
            if (items.get() > 0 && items.decrementAndGet() < 0) {
                throw new IllegalStateException("fewer than none");
            }
            return 1;
        }
    }

    /** Two monitors, and calls that use both. */
    public static final class Pipe {
        private final SlotBuffer first = new SlotBuffer(1);
        private final SlotBuffer second = new SlotBuffer(1);

        public void in() throws InterruptedException {
            first.put();
        }

        public void pass() throws InterruptedException {
            first.take();
            second.put();
        }

        public void out() throws InterruptedException {
            second.take();
        }
    }
}
