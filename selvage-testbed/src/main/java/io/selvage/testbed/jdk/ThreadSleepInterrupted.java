package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;

/** An interrupt finds a thread asleep, about to sleep, or awake already. */
@Expect(outputs = {"interrupted\n", "slept\n"})
public final class ThreadSleepInterrupted {
    private static void sleep() {
        try {
            TimeUnit.MICROSECONDS.sleep(50);
            System.out.println("slept");
        } catch (InterruptedException expected) {
            System.out.println("interrupted");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(ThreadSleepInterrupted::sleep);
        thread.interrupt();
        thread.join();
    }
}
