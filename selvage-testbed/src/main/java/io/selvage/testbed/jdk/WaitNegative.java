package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Bad arguments of wait are refused. */
@Expect(outputs = "2\n")
public final class WaitNegative {
    private static synchronized int attempt(long millis, int nanos) throws InterruptedException {
        try {
            WaitNegative.class.wait(millis, nanos);
            return 0;
        } catch (IllegalArgumentException expected) {
            return 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println(attempt(-1, 0) + attempt(1, 1_000_000)));
    }
}
