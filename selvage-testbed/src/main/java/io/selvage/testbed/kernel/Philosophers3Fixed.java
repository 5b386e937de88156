package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The last philosopher takes the forks the other way round. */
@Expect(outputs = "done\n", proof = "dpor")
public final class Philosophers3Fixed {
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
        Threads.run(() -> eat(FORK_1, FORK_2), () -> eat(FORK_2, FORK_3), () -> eat(FORK_1, FORK_3));
        System.out.println("done");
    }
}
