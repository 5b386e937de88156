package io.selvage.testbed.monitors;

import java.util.ArrayDeque;
import java.util.Deque;

/** Queues that are the same, or nearly so. */
public final class Queues {
    private Queues() {}

    /** First in, first out. */
    public static class Fifo {
        protected final Deque<Integer> items = new ArrayDeque<>();

        public synchronized void put(int item) {
            if (items.size() < 2) {
                items.add(item);
            }
            notifyAll();
        }

        public synchronized int take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            return next();
        }

        protected int next() {
            return items.removeFirst();
        }
    }

    /** Last in, first out. */
    public static final class Lifo extends Fifo {
        @Override
        protected int next() {
            return items.removeLast();
        }
    }

    /** First in, first out, in an array. */
    public static final class Ring {
        private final int[] items = new int[2];
        private int head;
        private int count;

        public synchronized void put(int item) {
            if (count < items.length) {
                items[(head + count++) % items.length] = item;
            }
            notifyAll();
        }

        public synchronized int take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            int item = items[head];
            head = 1 - head;
            count--;
            return item;
        }
    }

    /** Refuses where the others wait. */
    public static final class Impatient extends Fifo {
        @Override
        public synchronized int take() {
            if (items.isEmpty()) {
                throw new IllegalStateException("empty");
            }
            return next();
        }
    }
}
