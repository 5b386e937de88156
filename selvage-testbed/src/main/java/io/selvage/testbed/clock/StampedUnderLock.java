package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Reads the clock under the lock, so that times are in order. */
@Expect(outputs = "false\n", proof = "dpor")
public final class StampedUnderLock {
    private static final Object LOCK = new Object();
    private static long last;
    private static boolean back;

    private static void work() {
        synchronized (LOCK) {
            long now = System.nanoTime();
            back |= now < last;
            last = now;
        }
    }

    public static void main(String[] args) throws Exception {
        Threads.run(StampedUnderLock::work, StampedUnderLock::work);
        System.out.println(back);
    }
}
