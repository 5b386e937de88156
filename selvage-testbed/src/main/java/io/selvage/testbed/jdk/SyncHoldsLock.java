package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** {@code Thread.holdsLock} inside and outside, while another thread holds the lock or not. */
@Expect(outputs = "false true false\n")
public final class SyncHoldsLock {
    private static final Object LOCK = new Object();
    private static String result;

    private static void look() {
        boolean before = Thread.holdsLock(LOCK);
        boolean inside;
        synchronized (LOCK) {
            inside = Thread.holdsLock(LOCK);
        }
        result = before + " " + inside + " " + Thread.holdsLock(LOCK);
    }

    private static void hold() {
        synchronized (LOCK) {
            Thread.holdsLock(LOCK);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncHoldsLock::look, SyncHoldsLock::hold);
        System.out.println(result);
    }
}
