package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Notifications on one object do not reach waiters of another. */
@Expect(outputs = "ab\n")
public final class WaitTwoLocks {
    private static final Object A = new Object();
    private static final Object B = new Object();
    private static boolean aDone;

    private static void first() {
        synchronized (B) {
            B.notifyAll();
        }
        synchronized (A) {
            System.out.print("a");
            aDone = true;
            A.notifyAll();
        }
    }

    private static void second() throws InterruptedException {
        synchronized (A) {
            while (!aDone) {
                A.wait();
            }
        }
        System.out.println("b");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitTwoLocks::first, WaitTwoLocks::second);
    }
}
