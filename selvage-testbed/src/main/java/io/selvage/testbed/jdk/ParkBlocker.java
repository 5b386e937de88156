package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.LockSupport;

/** A park with a blocker, ended by unpark. */
@Expect(outputs = "null\n")
public final class ParkBlocker {
    private static void park() {
        LockSupport.park(ParkBlocker.class);
        System.out.println(LockSupport.getBlocker(Thread.currentThread()));
    }

    public static void main(String[] args) {
        LockSupport.unpark(Threads.start(ParkBlocker::park));
    }
}
