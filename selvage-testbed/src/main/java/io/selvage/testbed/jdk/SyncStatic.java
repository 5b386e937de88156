package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A synchronized static method excludes itself. */
@Expect(outputs = "2\n")
public final class SyncStatic {
    private static int count;

    private static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncStatic::increment, SyncStatic::increment);
        System.out.println(count);
    }
}
