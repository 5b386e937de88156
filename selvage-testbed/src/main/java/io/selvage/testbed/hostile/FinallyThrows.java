package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An exception in finally replaces the first one. */
@Expect(outputs = "second\n")
public final class FinallyThrows {
    private static void fail(String message) {
        throw new IllegalStateException(message);
    }

    private static synchronized void failTwice() {
        try {
            fail("first");
        } finally {
            fail("second");
        }
    }

    private static void attempt() {
        try {
            failTwice();
        } catch (IllegalStateException expected) {
            System.out.println(expected.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(FinallyThrows::attempt);
    }
}
