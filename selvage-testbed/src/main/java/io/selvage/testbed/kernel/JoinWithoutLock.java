package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Joins a thread after letting go of the lock that it needs. */
@Expect(outputs = "1\n", proof = "dpor")
public final class JoinWithoutLock {
    private static final Object LOCK = new Object();
    private static int count;

    private static void enter() {
        synchronized (LOCK) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread;
        synchronized (LOCK) {
            thread = Threads.start(JoinWithoutLock::enter);
        }
        thread.join();
        System.out.println(count);
    }
}
