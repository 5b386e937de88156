package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CyclicBarrier;

/** Two threads meet at a barrier. */
@Expect(outputs = "0\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.CyclicBarrier")
public final class BarrierMet {
    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Threads.run(barrier::await, barrier::await);
        System.out.println(barrier.getNumberWaiting());
    }
}
