package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two reads of one variable never go back in time. */
@Expect(outputs = {"0 0\n", "0 1\n", "1 1\n"})
public final class VolatileCoherence {
    private static volatile int x;

    private static void read() {
        int first = x;
        int second = x;
        System.out.println(first + " " + second);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> x = 1, VolatileCoherence::read);
    }
}
