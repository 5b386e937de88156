package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CyclicBarrier;

/** An action that throws breaks the barrier: the last to arrive gets the exception. */
@Expect(outputs = {"ArithmeticException BrokenBarrierException\n", "BrokenBarrierException ArithmeticException\n"})
public final class BarrierActionFails {
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2, BarrierActionFails::fail);
    private static String left;
    private static String right;

    private static void fail() {
        throw new ArithmeticException();
    }

    private static String attempt() {
        try {
            BARRIER.await();
            return "ok";
        } catch (Exception failed) {
            return failed.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = attempt(), () -> right = attempt());
        System.out.println(left + " " + right);
    }
}
