package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A timed wait ends by notification or by time, whichever comes first. */
@Expect(outputs = {"true\n", "false\n"})
public final class WaitTimeout {
    private static final Object LOCK = new Object();
    private static boolean ready;
    private static boolean seen;

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            if (!ready) {
                LOCK.wait(1);
            }
            seen = ready;
        }
    }

    private static void open() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitTimeout::await, WaitTimeout::open);
        System.out.println(seen);
    }
}
