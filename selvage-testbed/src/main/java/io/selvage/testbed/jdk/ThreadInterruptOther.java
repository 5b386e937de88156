package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A running thread sees the interrupt or is too early for it. */
@Expect(outputs = {"true\n", "false\n"})
public final class ThreadInterruptOther {
    private static boolean seen;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> seen = Thread.currentThread().isInterrupted());
        thread.interrupt();
        thread.join();
        System.out.println(seen);
    }
}
