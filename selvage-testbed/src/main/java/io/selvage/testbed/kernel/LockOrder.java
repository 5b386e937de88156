package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two locks in opposite orders. */
@Expect(outputs = "2\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK", proof = "dpor")
public final class LockOrder {
    private static final Object A = new Object();
    private static final Object B = new Object();
    private static int count;

    private static void increment(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                count++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(A, B), () -> increment(B, A));
        System.out.println(count);
    }
}
