package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** get and set are two operations. */
@Expect(outputs = {"1\n", "2\n"})
public final class AtomicGetThenSet {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private static void increment() {
        COUNT.set(COUNT.get() + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(AtomicGetThenSet::increment, AtomicGetThenSet::increment);
        System.out.println(COUNT.get());
    }
}
