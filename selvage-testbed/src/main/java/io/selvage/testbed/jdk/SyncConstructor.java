package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A synchronized block in a constructor. */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class SyncConstructor {
    private static final Object LOCK = new Object();
    private static int last;
    private static SyncConstructor left;
    private static SyncConstructor right;
    private final int number;

    private SyncConstructor() {
        synchronized (LOCK) {
            number = ++last;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = new SyncConstructor(), () -> right = new SyncConstructor());
        System.out.println(left.number + " " + right.number);
    }
}
