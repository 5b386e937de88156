package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks inside try, so that a tool that unwinds a blocked thread meets an unlock without a lock. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK")
public final class FinallyUnlocks {
    private static final Lock A = new ReentrantLock();
    private static final Lock B = new ReentrantLock();

    private static void nest(Lock outer, Lock inner) {
        try {
            outer.lock();
            try {
                inner.lock();
            } finally {
                inner.unlock();
            }
        } finally {
            outer.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> nest(A, B), () -> nest(B, A));
        System.out.println("done");
    }
}
