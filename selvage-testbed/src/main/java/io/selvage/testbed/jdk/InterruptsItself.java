package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that has interrupted itself never sleeps, whether another one interrupts it too or not. */
@Expect(outputs = {"woken false\n", "woken true\n"})
public final class InterruptsItself {
    private static void sleep() {
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
            System.out.println("slept");
        } catch (InterruptedException e) {
            System.out.println("woken " + Thread.currentThread().isInterrupted());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = Threads.start(InterruptsItself::sleep);
        sleeper.interrupt();
        sleeper.join();
    }
}
