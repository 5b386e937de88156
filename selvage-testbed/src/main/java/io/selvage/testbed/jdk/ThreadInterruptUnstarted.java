package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An interrupt of a thread not yet started is kept. */
@Expect(outputs = "true\n")
public final class ThreadInterruptUnstarted {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.of(() -> System.out.println(Thread.interrupted()));
        thread.interrupt();
        thread.start();
        thread.join();
    }
}
