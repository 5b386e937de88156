package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;

/** Reads under the lock and writes under the lock again, having been sure that nothing would happen in between. */
@Expect(outputs = "", finding = "UNCAUGHT_EXCEPTION", failureClass = "EF-T4", proof = "dpor")
public final class SplitSyncAsserted {
    private static final Object LOCK = new Object();
    private static int x;

    private static void increment() {
        int seen;
        synchronized (LOCK) {
            seen = x;
        }
        synchronized (LOCK) {
            if (x != seen) {
                throw new AssertionError("x was " + seen + " and is " + x);
            }
            x = seen + 1;
        }
    }

    public static void main(String[] args) {
        new Thread(SplitSyncAsserted::increment).start();
        new Thread(SplitSyncAsserted::increment).start();
    }
}
