package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A static and an instance method lock different objects and do not exclude each other. */
@Expect(outputs = {"1\n", "2\n"})
public final class SyncDifferentLocks {
    private static volatile int count;

    private static synchronized void incrementStatic() {
        count = count + 1;
    }

    private synchronized void increment() {
        count = count + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncDifferentLocks::incrementStatic, new SyncDifferentLocks()::increment);
        System.out.println(count);
    }
}
