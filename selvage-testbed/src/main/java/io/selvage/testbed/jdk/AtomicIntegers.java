package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Increments are one operation, in all their forms. */
@Expect(outputs = "4\n")
public final class AtomicIntegers {
    private static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Threads.run(
                () -> COUNT.addAndGet(COUNT.incrementAndGet() > 0 ? 1 : 9),
                () -> COUNT.updateAndGet(n -> n + (COUNT.get() < 9 ? 2 : 9)));
        System.out.println(COUNT);
    }
}
