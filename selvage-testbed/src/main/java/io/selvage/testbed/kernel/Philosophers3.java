package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Three philosophers: a cycle of three locks. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK", proof = "dpor")
public final class Philosophers3 {
    private static final Object FORK_1 = new Object();
    private static final Object FORK_2 = new Object();
    private static final Object FORK_3 = new Object();

    private static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
                assert Thread.holdsLock(left);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> eat(FORK_1, FORK_2), () -> eat(FORK_2, FORK_3), () -> eat(FORK_3, FORK_1));
        System.out.println("done");
    }
}
