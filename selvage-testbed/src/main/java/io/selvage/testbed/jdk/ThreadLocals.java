package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Each thread has its own value. */
@Expect(outputs = "1 1 0\n")
public final class ThreadLocals {
    private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);
    private static int left;
    private static int right;

    private static int increment() {
        LOCAL.set(LOCAL.get() + 1);
        return LOCAL.get();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = increment(), () -> right = increment());
        System.out.println(left + " " + right + " " + LOCAL.get());
    }
}
