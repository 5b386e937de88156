package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAccumulator;

/** Two permits let two threads in together, or one after the other. */
@Expect(outputs = {"1\n", "2\n"})
public final class SemaphoreTwoPermits {
    private static final Semaphore PERMITS = new Semaphore(2);
    private static final AtomicInteger INSIDE = new AtomicInteger();
    private static final LongAccumulator MOST = new LongAccumulator(Long::max, 0);

    private static void enter() {
        PERMITS.acquireUninterruptibly();
        MOST.accumulate(INSIDE.incrementAndGet());
        INSIDE.decrementAndGet();
        PERMITS.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SemaphoreTwoPermits::enter, SemaphoreTwoPermits::enter);
        System.out.println(MOST.get());
    }
}
