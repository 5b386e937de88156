package io.selvage.testbed.waiting;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Buffers with room for one item between producers and consumers. */
final class Buffers {
    private interface Buffer {
        void put(int item) throws InterruptedException;

        int take() throws InterruptedException;
    }

    private Buffers() {}

    static Runnable withConditions(int producers, int consumers) {
        return () -> run(new WithConditions(), producers, consumers);
    }

    static Runnable withMonitor(int producers, int consumers) {
        return () -> run(new WithMonitor(), producers, consumers);
    }

    /** One producer and one consumer of {@code items} each, over a queue of the JDK. */
    static Runnable queue(int items) {
        return () -> {
            BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
            StringBuilder taken = new StringBuilder();
            Together.run(2, number -> {
                try {
                    for (int i = 0; i < items; i++) {
                        if (number == 0) {
                            queue.put(i);
                        } else {
                            taken.append(queue.take());
                        }
                    }
                } catch (InterruptedException impossible) {
                    throw new AssertionError(impossible);
                }
            });
            System.out.println(taken);
        };
    }

    private static void run(Buffer buffer, int producers, int consumers) {
        int[] taken = new int[consumers];
        Together.run(producers + consumers, number -> {
            try {
                if (number < producers) {
                    buffer.put(number + 1);
                } else {
                    taken[number - producers] = buffer.take();
                }
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        StringBuilder text = new StringBuilder();
        for (int one : taken) {
            text.append(one);
        }
        System.out.println(text);
    }

    private static final class WithConditions implements Buffer {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();
        private int item;

        @Override
        public void put(int newItem) throws InterruptedException {
            lock.lock();
            try {
                while (item != 0) {
                    notFull.await();
                }
                item = newItem;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        @Override
        public int take() throws InterruptedException {
            lock.lock();
            try {
                while (item == 0) {
                    notEmpty.await();
                }
                int taken = item;
                item = 0;
                notFull.signal();
                return taken;
            } finally {
                lock.unlock();
            }
        }
    }

    private static final class WithMonitor implements Buffer {
        private int item;

        @Override
        public synchronized void put(int newItem) throws InterruptedException {
            while (item != 0) {
                wait();
            }
            item = newItem;
            notifyAll();
        }

        @Override
        public synchronized int take() throws InterruptedException {
            while (item == 0) {
                wait();
            }
            int taken = item;
            item = 0;
            notifyAll();
            return taken;
        }
    }
}
