package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.LockSupport;

/** A guarded park and an unpark. */
@Expect(outputs = "done\n")
public final class ParkUnpark {
    private static volatile boolean ready;

    private static void await() {
        while (!ready) {
            LockSupport.park();
        }
        System.out.println("done");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(ParkUnpark::await);
        ready = true;
        LockSupport.unpark(thread);
        thread.join();
    }
}
