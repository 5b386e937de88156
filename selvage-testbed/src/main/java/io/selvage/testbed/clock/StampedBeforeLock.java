package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Reads the clock before it takes the lock, so that a time may be earlier than the one before. */
@Expect(
        outputs = {"true\n", "false\n"},
        proof = "dpor")
public final class StampedBeforeLock {
    private static final Object LOCK = new Object();
    private static long last;
    private static boolean back;

    private static void work() {
        long now = System.nanoTime();
        synchronized (LOCK) {
            back |= now < last;
            last = now;
        }
    }

    public static void main(String[] args) throws Exception {
        Threads.run(StampedBeforeLock::work, StampedBeforeLock::work);
        System.out.println(back);
    }
}
