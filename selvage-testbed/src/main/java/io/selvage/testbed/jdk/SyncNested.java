package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two locks taken in the same order by both threads. */
@Expect(outputs = "2\n")
public final class SyncNested {
    private static final Object OUTER = new Object();
    private static final Object INNER = new Object();
    private static int count;

    private static void increment() {
        synchronized (OUTER) {
            synchronized (INNER) {
                count++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncNested::increment, SyncNested::increment);
        System.out.println(count);
    }
}
