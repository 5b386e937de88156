package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** NEW before start, TERMINATED after join. */
@Expect(outputs = "NEW TERMINATED RUNNABLE\n")
public final class ThreadStates {
    private static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.of(() -> value = 1);
        Thread.State before = thread.getState();
        thread.start();
        thread.join();
        System.out.println(
                before + " " + thread.getState() + " " + Thread.currentThread().getState());
    }
}
