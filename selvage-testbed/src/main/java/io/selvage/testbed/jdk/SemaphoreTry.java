package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** tryAcquire, at once and timed, with a release on its way. */
@Expect(outputs = {"true false\n", "true true\n", "false true\n", "false false\n"})
public final class SemaphoreTry {
    private static final Semaphore PERMITS = new Semaphore(0);

    private static void attempt() throws InterruptedException {
        boolean now = PERMITS.tryAcquire();
        boolean soon = PERMITS.tryAcquire(50, TimeUnit.MICROSECONDS);
        System.out.println(now + " " + soon);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SemaphoreTry::attempt, PERMITS::release, PERMITS::release);
    }
}
