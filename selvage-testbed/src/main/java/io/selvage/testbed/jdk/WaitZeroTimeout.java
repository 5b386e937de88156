package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** {@code wait(0)} and {@code wait(0, 0)} have no limit. */
@Expect(outputs = "true\n")
public final class WaitZeroTimeout {
    private static boolean ready;

    private static synchronized void await() throws InterruptedException {
        if (!ready) {
            WaitZeroTimeout.class.wait(0);
        }
        if (!ready) {
            WaitZeroTimeout.class.wait(0, 0);
        }
        System.out.println(ready);
    }

    private static synchronized void open() {
        ready = true;
        WaitZeroTimeout.class.notify();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitZeroTimeout::await, WaitZeroTimeout::open);
    }
}
