package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Incrementing a volatile field is two operations. */
@Expect(outputs = {"1\n", "2\n"})
public final class VolatileIncrement {
    private static volatile int count;

    private static void increment() {
        count = count + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(VolatileIncrement::increment, VolatileIncrement::increment);
        System.out.println(count);
    }
}
