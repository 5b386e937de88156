package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.LockSupport;

/** A permit given before is used up by one park; permits do not add up. */
@Expect(outputs = "done\n")
public final class ParkPermit {
    private static void park() {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        LockSupport.unpark(null);
        LockSupport.parkNanos(1);
        System.out.println("done");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ParkPermit::park);
    }
}
