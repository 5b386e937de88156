package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Locks whose every method throws; they are equal to anything. */
@Expect(outputs = "2\n")
public final class EvilLock {
    private static final EvilLock LOCK = new EvilLock();
    private static int count;

    @Override
    public String toString() {
        throw new IllegalStateException("toString");
    }

    @Override
    public int hashCode() {
        throw new IllegalStateException("hashCode");
    }

    @Override
    public boolean equals(Object other) {
        throw new IllegalStateException("equals");
    }

    private static void increment() {
        synchronized (LOCK) {
            count++;
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EvilLock::increment, EvilLock::increment);
        System.out.println(count);
    }
}
