package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A synchronized instance method excludes itself. */
@Expect(outputs = "2\n")
public final class SyncMethod {
    private int count;

    private synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        SyncMethod counter = new SyncMethod();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
