package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two locks in opposite orders, each inner one taken only until the other thread has been there. */
@Expect(outputs = "", finding = "DEADLOCK", proof = "dpor")
public final class LockOrderByData {
    private static final Object A = new Object();
    private static final Object B = new Object();

    private static boolean guardedByA;
    private static boolean guardedByB;

    private static void first() {
        synchronized (A) {
            if (!guardedByA) {
                synchronized (B) {
                    guardedByB = true;
                }
            }
        }
    }

    private static void second() {
        synchronized (B) {
            if (!guardedByB) {
                synchronized (A) {
                    guardedByA = true;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockOrderByData::first, LockOrderByData::second);
    }
}
