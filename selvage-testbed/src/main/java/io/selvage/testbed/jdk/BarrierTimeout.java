package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** One who gives up breaks the barrier for the other. */
@Expect(outputs = {"ok ok\n", "TimeoutException BrokenBarrierException\n"})
public final class BarrierTimeout {
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    private static String left;
    private static String right;

    private static String attempt(Callable<Integer> await) {
        try {
            await.call();
            return "ok";
        } catch (Exception failed) {
            return failed.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(
                () -> left = attempt(() -> BARRIER.await(50, TimeUnit.MICROSECONDS)),
                () -> right = attempt(BARRIER::await));
        System.out.println(left + " " + right);
    }
}
