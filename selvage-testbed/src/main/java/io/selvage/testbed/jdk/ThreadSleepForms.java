package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;

/** All forms of sleep; a thread interrupted before does not sleep. */
@Expect(outputs = "interrupted false\n")
public final class ThreadSleepForms {
    private static void sleep() throws InterruptedException {
        Thread.sleep(0);
        Thread.sleep(1);
        Thread.sleep(0, 1);
        TimeUnit.MILLISECONDS.sleep(1);
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
        } catch (InterruptedException expected) {
            System.out.println("interrupted " + Thread.currentThread().isInterrupted());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ThreadSleepForms::sleep);
    }
}
