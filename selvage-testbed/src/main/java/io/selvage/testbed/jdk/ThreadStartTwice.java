package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread starts only once. */
@Expect(outputs = "IllegalThreadStateException\n")
public final class ThreadStartTwice {
    private static volatile int value;

    public static void main(String[] args) {
        Thread thread = Threads.start(() -> value = 1);
        try {
            thread.start();
        } catch (IllegalThreadStateException expected) {
            System.out.println(expected.getClass().getSimpleName());
        }
    }
}
