package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that only sleeps is on its way there, asleep, or gone. */
@Expect(outputs = {"RUNNABLE\n", "TIMED_WAITING\n", "TERMINATED\n"})
public final class ThreadStateSleeping {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> Thread.sleep(1));
        System.out.println(thread.getState());
    }
}
