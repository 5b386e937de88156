package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicLong;

/** A compare-and-set loop fails at most once per increment of the other. */
@Expect(outputs = "2\n")
public final class AtomicCasLoop {
    private static final AtomicLong COUNT = new AtomicLong();

    private static void increment() {
        long seen;
        do {
            seen = COUNT.get();
        } while (!COUNT.compareAndSet(seen, seen + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(AtomicCasLoop::increment, AtomicCasLoop::increment);
        System.out.println(COUNT.get());
    }
}
