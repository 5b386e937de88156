package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.LockSupport;

/** Timed parks end by themselves, with and without blocker. */
@Expect(outputs = "done\n")
public final class ParkForms {
    private static final Object BLOCKER = new Object();

    private static void park() {
        LockSupport.parkNanos(0);
        LockSupport.parkNanos(1000);
        LockSupport.parkNanos(BLOCKER, 1000);
        LockSupport.parkUntil(System.currentTimeMillis() + 1);
        LockSupport.parkUntil(BLOCKER, System.currentTimeMillis() + 1);
        System.out.println("done");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ParkForms::park);
    }
}
