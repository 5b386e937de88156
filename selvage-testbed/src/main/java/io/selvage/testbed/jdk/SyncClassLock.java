package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A synchronized static method and a block on the class object exclude each other. */
@Expect(outputs = "2\n")
public final class SyncClassLock {
    private static int count;

    private static synchronized void increment() {
        count++;
    }

    private static void incrementInBlock() {
        synchronized (SyncClassLock.class) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncClassLock::increment, SyncClassLock::incrementInBlock);
        System.out.println(count);
    }
}
