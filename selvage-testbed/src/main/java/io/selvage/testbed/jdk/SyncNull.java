package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Locking null throws, and the thread goes on. */
@Expect(outputs = "NullPointerException\n")
public final class SyncNull {
    private static Object lock;
    private static String result;

    private static void enter() {
        try {
            synchronized (lock) {
                result = "entered";
            }
        } catch (NullPointerException expected) {
            result = expected.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SyncNull::enter);
        System.out.println(result);
    }
}
