package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Parking and unparking by Unsafe. */
@Expect(outputs = "done\n")
public final class UnsafePark {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Threads.start(() -> {
            while (!ready) {
                UNSAFE.park(false, 0);
            }
            System.out.println("done");
        });
        ready = true;
        UNSAFE.unpark(waiter);
        waiter.join();
    }
}
