package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** A barrier is used again. */
@Expect(outputs = "2\n", exhaustive = false)
public final class BarrierTwice {
    private static final AtomicInteger ROUNDS = new AtomicInteger();
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2, ROUNDS::incrementAndGet);

    private static void work() throws Exception {
        BARRIER.await();
        BARRIER.await();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(BarrierTwice::work, BarrierTwice::work);
        System.out.println(ROUNDS.get());
    }
}
