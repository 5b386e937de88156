package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Looking at one's interrupt flag leaves it as it is: who has seen it set does not sleep. */
@Expect(outputs = {"false slept\n", "false woken\n", "true woken\n"})
public final class InterruptSeenFirst {
    private static void sleep() {
        boolean seen = Thread.currentThread().isInterrupted();
        try {
            Thread.sleep(1);
            System.out.println(seen + " slept");
        } catch (InterruptedException e) {
            System.out.println(seen + " woken");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = Threads.start(InterruptSeenFirst::sleep);
        sleeper.interrupt();
        sleeper.interrupt();
        sleeper.join();
    }
}
