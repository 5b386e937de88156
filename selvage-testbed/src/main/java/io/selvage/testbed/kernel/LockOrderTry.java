package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Backing off with tryLock: no deadlock, but not everybody gets through. */
@Expect(
        outputs = {"1\n", "2\n", "0\n"},
        proof = "dpor")
public final class LockOrderTry {
    private static final Lock A = new ReentrantLock();
    private static final Lock B = new ReentrantLock();
    private static final AtomicInteger THROUGH = new AtomicInteger();

    private static void nest(Lock outer, Lock inner) {
        outer.lock();
        if (inner.tryLock()) {
            THROUGH.incrementAndGet();
            inner.unlock();
        }
        outer.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> nest(A, B), () -> nest(B, A));
        System.out.println(THROUGH.get());
    }
}
