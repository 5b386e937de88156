package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Whether something has been done is kept in an interface: it goes wrong only as long as it has not been done. */
@Expect(finding = "UNCAUGHT_EXCEPTION", outputs = "")
public final class StaticInterfaceOnce {
    private interface Setup {
        boolean[] DONE = {false};
        int[] TIMES = {0};
    }

    private static synchronized boolean isDone() {
        return Setup.DONE[0];
    }

    private static synchronized void perform() {
        Setup.DONE[0] = true;
        Setup.TIMES[0]++;
    }

    private static void once() {
        if (!isDone()) {
            perform();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StaticInterfaceOnce::once, StaticInterfaceOnce::once);
        if (Setup.TIMES[0] != 1) {
            throw new AssertionError("done " + Setup.TIMES[0] + " times");
        }
    }
}
