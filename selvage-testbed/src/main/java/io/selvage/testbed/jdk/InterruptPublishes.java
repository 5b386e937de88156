package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Whoever sees that it was interrupted sees what came before the interrupt. */
@Expect(outputs = "1\n")
public final class InterruptPublishes {
    private static int data;

    private static void await() {
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
        System.out.println(data);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Threads.start(InterruptPublishes::await);
        data = 1;
        waiter.interrupt();
        waiter.join();
    }
}
