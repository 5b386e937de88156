package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A stack overflow with locks held, caught: every lock is free again. */
@Expect(
        outputs = "overflow false\n",
        exhaustive = false,
        enough = {"dpor 1", "lapor 1", "random 30"})
public final class StackOverflowCaught {
    private static final Object LOCK = new Object();
    private static int depth;

    private static void descend() {
        synchronized (LOCK) {
            depth++;
            descend();
        }
    }

    private static void attempt() {
        try {
            descend();
        } catch (StackOverflowError expected) {
            System.out.println("overflow " + Thread.holdsLock(LOCK));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StackOverflowCaught::attempt);
    }
}
