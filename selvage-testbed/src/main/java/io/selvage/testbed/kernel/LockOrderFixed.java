package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two locks, always in the same order. */
@Expect(outputs = "2\n", proof = "dpor")
public final class LockOrderFixed {
    private static final Object A = new Object();
    private static final Object B = new Object();
    private static int count;

    private static void increment() {
        synchronized (A) {
            synchronized (B) {
                count++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockOrderFixed::increment, LockOrderFixed::increment);
        System.out.println(count);
    }
}
