package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Opposite orders one after the other: no deadlock. */
@Expect(outputs = "done\n", proof = "dpor")
public final class LockOrderSequential {
    private static final Object A = new Object();
    private static final Object B = new Object();

    private static void nest(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                assert Thread.holdsLock(outer);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> nest(A, B));
        Threads.run(() -> nest(B, A));
        System.out.println("done");
    }
}
