package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Opposite orders of explicit locks. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK", proof = "dpor")
public final class LockOrderExplicit {
    private static final Lock A = new ReentrantLock();
    private static final Lock B = new ReentrantLock();

    private static void nest(Lock outer, Lock inner) {
        outer.lock();
        inner.lock();
        inner.unlock();
        outer.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> nest(A, B), () -> nest(B, A));
        System.out.println("done");
    }
}
