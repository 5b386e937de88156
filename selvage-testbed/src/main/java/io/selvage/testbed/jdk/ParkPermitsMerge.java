package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.LockSupport;

/** Two unparks before the first park are one: the second park never ends. */
@Expect(outputs = "done\n", finding = "ORPHANED_WAIT", also = "LOST_NOTIFICATION")
public final class ParkPermitsMerge {
    private static void park() {
        LockSupport.park();
        LockSupport.park();
        System.out.println("done");
    }

    public static void main(String[] args) {
        Thread thread = Threads.start(ParkPermitsMerge::park);
        LockSupport.unpark(thread);
        LockSupport.unpark(thread);
    }
}
