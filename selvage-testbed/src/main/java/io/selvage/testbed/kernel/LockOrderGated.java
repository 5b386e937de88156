package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Opposite orders under a common outer lock: no deadlock. */
@Expect(outputs = "2\n", proof = "dpor")
public final class LockOrderGated {
    private static final Object GATE = new Object();
    private static final Object A = new Object();
    private static final Object B = new Object();
    private static int count;

    private static void increment(Object outer, Object inner) {
        synchronized (GATE) {
            synchronized (outer) {
                synchronized (inner) {
                    count++;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(A, B), () -> increment(B, A));
        System.out.println(count);
    }
}
