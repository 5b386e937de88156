package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicReference;

/** One who is interrupted breaks the barrier for the other, unless both have passed. */
@Expect(outputs = {"ok ok\n", "InterruptedException BrokenBarrierException\n"})
public final class BarrierInterrupted {
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2);

    private static String attempt() {
        try {
            BARRIER.await();
            return "ok";
        } catch (Exception failed) {
            return failed.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicReference<String> left = new AtomicReference<>();
        Thread one = Threads.start(() -> left.set(attempt()));
        Thread two = Threads.start(one::interrupt);
        String right = attempt();
        one.join();
        two.join();
        System.out.println(left + " " + right);
    }
}
