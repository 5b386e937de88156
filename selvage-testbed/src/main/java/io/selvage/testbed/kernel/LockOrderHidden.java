package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two locks in opposite orders, behind a region that has nothing to do with it; the threads share no data. */
@Expect(outputs = "", finding = "DEADLOCK", proof = "dpor")
public final class LockOrderHidden {
    private static final Object A = new Object();
    private static final Object B = new Object();

    private static int mine;
    private static int yours;

    private static void nested() {
        synchronized (A) {
            synchronized (B) {
                mine++;
            }
            mine++;
        }
    }

    private static void opposite() {
        synchronized (A) {
            yours++;
        }
        synchronized (B) {
            synchronized (A) {
                yours++;
            }
            yours++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockOrderHidden::nested, LockOrderHidden::opposite);
    }
}
