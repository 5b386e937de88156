package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Sleeping orders nothing. */
@Expect(outputs = {"ab\n", "ba\n"})
public final class ThreadSleep {
    private static void print(long millis, String name) throws InterruptedException {
        Thread.sleep(millis);
        System.out.print(name);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> print(1, "a"), () -> print(2, "b"));
        System.out.println();
    }
}
