package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** What comes after the interrupt is not ordered by it. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"0\n", "1\n"})
public final class InterruptTooEarly {
    private static int data;

    private static void await() {
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
        System.out.println(data);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Threads.start(InterruptTooEarly::await);
        waiter.interrupt();
        data = 1;
        waiter.join();
    }
}
