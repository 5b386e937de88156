package io.selvage.mutated;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Something for every operator to spoil. */
public class Mistakes {
    private final Object one = new Object();
    private final Object two = new Object();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Semaphore permits = new Semaphore(2);
    private final CountDownLatch latch = new CountDownLatch(1);
    private final AtomicInteger counter = new AtomicInteger();
    private final Map<String, String> map = new ConcurrentHashMap<>();
    private volatile int value;

    public synchronized void awaitValue() throws InterruptedException {
        while (value == 0) {
            wait();
        }
        value--;
    }

    public synchronized void raise() {
        value++;
        notifyAll();
    }

    public synchronized void raiseForOne() {
        value++;
        notify();
    }

    public void nested() {
        synchronized (one) {
            synchronized (two) {
                value = 1;
                value = 2;
            }
        }
    }

    public void locked() throws InterruptedException {
        lock.lock();
        value = 3;
        changed.await();
        changed.signalAll();
        value = 4;
        lock.unlock();
    }

    public void permitted() throws InterruptedException {
        permits.acquire();
        latch.countDown();
        latch.await();
        latch.await(1, TimeUnit.SECONDS);
        permits.release();
    }

    public boolean atomics() {
        counter.incrementAndGet();
        counter.getAndAdd(2);
        map.putIfAbsent("a", "b");
        return counter.compareAndSet(3, 4);
    }

    public void join(Thread thread) throws InterruptedException {
        thread.join();
    }
}
