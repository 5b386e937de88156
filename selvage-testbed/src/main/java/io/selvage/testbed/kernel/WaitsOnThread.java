package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;

/** Waits on a thread, which notifies when it ends: for ever, if it has ended before. */
@Expect(
        outputs = {"ended\n"},
        finding = "ORPHANED_WAIT",
        proof = "dpor")
public final class WaitsOnThread {
    private WaitsOnThread() {}

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {});
        thread.start();
        synchronized (thread) {
            thread.wait();
        }
        System.out.println("ended");
    }
}
