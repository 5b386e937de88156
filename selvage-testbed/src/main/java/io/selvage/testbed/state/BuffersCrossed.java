package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A buffer that takes in another one holds both locks, its own first. */
@Expect(outputs = "5\n", finding = "DEADLOCK", proof = "dpor")
public final class BuffersCrossed {
    private static final StringBuffer X = new StringBuffer("a");
    private static final StringBuffer Y = new StringBuffer("b");

    private static void one() {
        X.append(Y);
    }

    private static void other() {
        Y.append(X);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println(X.length() + Y.length());
    }
}
