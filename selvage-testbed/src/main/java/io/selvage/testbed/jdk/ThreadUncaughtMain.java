package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An exception ends the main thread while another goes on. */
@Expect(finding = "UNCAUGHT_EXCEPTION")
public final class ThreadUncaughtMain {
    private static volatile int value;

    public static void main(String[] args) {
        Threads.start(() -> value = 1);
        throw new IllegalStateException("boom");
    }
}
