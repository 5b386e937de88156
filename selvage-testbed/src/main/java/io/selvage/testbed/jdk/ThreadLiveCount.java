package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** How many threads live depends on who has ended. */
@Expect(outputs = {"1 1\n", "2 1\n"})
public final class ThreadLiveCount {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> {});
        int before = Thread.activeCount();
        thread.join();
        Thread[] left = new Thread[before + 1];
        System.out.println(before + " " + Thread.enumerate(left));
    }
}
