package io.selvage.mutated;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Something for every operator to spoil. */
public class Mistakes {
    private static final AtomicIntegerFieldUpdater<Mistakes> VALUE =
            AtomicIntegerFieldUpdater.newUpdater(Mistakes.class, "value");

    private final Object one = new Object();
    private final Object two = new Object();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Semaphore permits = new Semaphore(2);
    private final CountDownLatch latch = new CountDownLatch(1);
    private final AtomicInteger counter = new AtomicInteger();
    private final Map<String, String> map = new ConcurrentHashMap<>();
    private final AtomicLong total = new AtomicLong();
    private final AtomicBoolean flag = new AtomicBoolean();
    private final AtomicReference<String> name = new AtomicReference<>("a");
    private final AtomicIntegerArray cells = new AtomicIntegerArray(2);
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

    public void around() {
        value = 7;
        synchronized (one) {
            value = 8;
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

    /** Whatever the updates do, as text. */
    public String updates() {
        List<Object> seen = new ArrayList<>();
        seen.add(counter.decrementAndGet());
        seen.add(counter.getAndIncrement());
        seen.add(counter.addAndGet(5));
        seen.add(counter.getAndSet(6));
        seen.add(counter.updateAndGet(now -> now * 2));
        seen.add(counter.getAndAccumulate(7, Integer::sum));
        seen.add(total.getAndAdd(3));
        seen.add(total.accumulateAndGet(4, Math::max));
        seen.add(flag.getAndSet(true));
        seen.add(name.getAndUpdate(now -> now + "b"));
        seen.add(name.getAndSet("c"));
        seen.add(cells.incrementAndGet(1));
        seen.add(VALUE.getAndAdd(this, 9));
        return seen + " " + counter + total + flag + name + cells + value;
    }

    public void join(Thread thread) throws InterruptedException {
        thread.join();
    }
}
