package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.LockSupport;

/** An interrupt ends a park, before it begins or during it; the flag stays, and so no later park blocks. */
@Expect(outputs = "true\n")
public final class ParkInterrupted {
    private static void park() {
        LockSupport.park();
        LockSupport.park();
        System.out.println(Thread.interrupted());
    }

    public static void main(String[] args) {
        Threads.start(ParkInterrupted::park).interrupt();
    }
}
