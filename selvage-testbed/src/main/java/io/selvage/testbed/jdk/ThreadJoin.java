package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** What a thread wrote is there after join. */
@Expect(outputs = "42\n")
public final class ThreadJoin {
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> value = 42);
        System.out.println(value);
    }
}
