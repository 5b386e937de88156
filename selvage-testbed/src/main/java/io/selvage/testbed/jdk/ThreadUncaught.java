package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An exception ends its thread. */
@Expect(finding = "UNCAUGHT_EXCEPTION")
public final class ThreadUncaught {
    private static void fail() {
        throw new IllegalStateException("boom");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ThreadUncaught::fail);
    }
}
