package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One lock entered five hundred times, five hundred locks held at once. */
@Expect(outputs = "500\n", exhaustive = false, enough = "random 100")
public final class DeepLocks {
    private static final Object LOCK = new Object();
    private static int deepest;

    private static void descend(int depth) {
        deepest = depth;
        if (depth < 500) {
            synchronized (LOCK) {
                synchronized (new Object()) {
                    descend(depth + 1);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> descend(0));
        System.out.println(deepest);
    }
}
