package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CyclicBarrier;

/** The last to arrive runs the action before anyone goes on. */
@Expect(outputs = {"action 1 0\n", "action 0 1\n"})
public final class BarrierAction {
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2, () -> System.out.print("action "));
    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = BARRIER.await(), () -> right = BARRIER.await());
        System.out.println(left + " " + right);
    }
}
