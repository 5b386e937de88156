package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Waits with a lock in hand that whoever would end the wait needs. */
public final class Inside {
    private Inside() {}

    /** A future whose task needs the lock. */
    public static final class GetInside {
        public static void main(String[] args) throws Exception {
            Object lock = new Object();
            FutureTask<Integer> task = new FutureTask<>(() -> {
                synchronized (lock) {
                    return 1;
                }
            });
            synchronized (lock) {
                new Thread(task).start();
                task.get();
            }
        }
    }

    /** A latch that is counted down under the lock. */
    public static final class AwaitInside {
        public static void main(String[] args) throws Exception {
            ReentrantLock lock = new ReentrantLock();
            CountDownLatch latch = new CountDownLatch(1);
            lock.lock();
            new Thread(() -> {
                        lock.lock();
                        latch.countDown();
                        lock.unlock();
                    })
                    .start();
            latch.await();
            lock.unlock();
        }
    }

    /** A queue that is filled under the lock. */
    public static final class TakeInside {
        public static void main(String[] args) throws Exception {
            Object lock = new Object();
            BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
            synchronized (lock) {
                new Thread(() -> {
                            synchronized (lock) {
                                queue.add(1);
                            }
                        })
                        .start();
                queue.take();
            }
        }
    }

    /** Signalled, and on its way back to the first lock with the second one in hand, which the signaller wants. */
    public static final class BackInside {
        private static final ReentrantLock ONE = new ReentrantLock();
        private static final ReentrantLock TWO = new ReentrantLock();
        private static final Condition CONDITION = ONE.newCondition();
        private static boolean ready;

        private static void await() {
            ONE.lock();
            TWO.lock();
            while (!ready) {
                CONDITION.awaitUninterruptibly();
            }
            TWO.unlock();
            ONE.unlock();
        }

        private static void signal() {
            ONE.lock();
            ready = true;
            CONDITION.signal();
            TWO.lock();
            TWO.unlock();
            ONE.unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(BackInside::await, BackInside::signal);
        }
    }
}
