package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** After a sleep at least that much time has passed, by every clock. */
@Expect(outputs = "true true\n")
public final class ThreadClock {
    private static void sleep() throws InterruptedException {
        long nanos = System.nanoTime();
        long millis = System.currentTimeMillis();
        Thread.sleep(3);
        boolean mono = System.nanoTime() - nanos >= 2_000_000;
        System.out.println(mono + " " + (System.currentTimeMillis() - millis >= 2));
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ThreadClock::sleep);
    }
}
