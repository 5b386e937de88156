package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A yield between read and write does not make them one. */
@Expect(outputs = {"1\n", "2\n"})
public final class ThreadYield {
    private static volatile int count;

    private static void increment() {
        int seen = count;
        Thread.yield();
        count = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ThreadYield::increment, ThreadYield::increment);
        System.out.println(count);
    }
}
