package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The lock is the {@code Thread} object itself. */
@Expect(outputs = "2\n")
public final class SyncThreadObject {
    private static int count;

    private static void increment(Object lock) {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> increment(Thread.currentThread()));
        increment(thread);
        thread.join();
        System.out.println(count);
    }
}
