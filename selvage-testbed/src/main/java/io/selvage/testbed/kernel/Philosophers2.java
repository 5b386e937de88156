package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two philosophers, each with the fork to the left first. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK", proof = "dpor")
public final class Philosophers2 {
    private static final Object FORK_1 = new Object();
    private static final Object FORK_2 = new Object();

    private static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> eat(FORK_1, FORK_2), () -> eat(FORK_2, FORK_1));
        System.out.println("done");
    }
}
