package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Waits in a loop for a flag, and lets go of the lock between two looks. */
@Expect(outputs = "done\n", exhaustive = false, enough = "dfs 1")
public final class SpinHoldingLockFixed {
    private static boolean ready;

    private static synchronized boolean isReady() {
        return ready;
    }

    private static void await() {
        while (!isReady()) {
            Thread.onSpinWait();
        }
    }

    private static synchronized void open() {
        ready = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SpinHoldingLockFixed::await, SpinHoldingLockFixed::open);
        System.out.println("done");
    }
}
