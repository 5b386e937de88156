package io.selvage.testbed.findings;

import java.util.concurrent.atomic.AtomicInteger;

/** Loses an update of a field, or of an atomic that is read and then set. */
public final class Overwritten {
    int count;
    final AtomicInteger atomic = new AtomicInteger();

    private void increment() {
        synchronized (this) {
            int before = atomic.get();
            atomic.set(before + 1);
        }
        int before;
        synchronized (this) {
            before = count;
        }
        synchronized (this) {
            count = before + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Overwritten counter = new Overwritten();
        Thread one = new Thread(counter::increment, "one");
        Thread two = new Thread(counter::increment, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        if (counter.count != 2) {
            throw new AssertionError("count is " + counter.count);
        }
    }
}
