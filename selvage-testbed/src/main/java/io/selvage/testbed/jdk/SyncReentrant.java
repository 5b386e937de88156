package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A lock entered twice is free only after the second exit. */
@Expect(outputs = "4\n")
public final class SyncReentrant {
    private static int count;

    private static synchronized void twice() {
        once();
        count++;
    }

    private static synchronized void once() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncReentrant::twice, SyncReentrant::twice);
        System.out.println(count);
    }
}
