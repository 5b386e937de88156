package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** An interrupt ends an acquire, before it begins or during it. */
@Expect(outputs = "interrupted 1\n")
public final class SemaphoreInterrupted {
    private static final Semaphore PERMITS = new Semaphore(1);

    private static void take() {
        try {
            PERMITS.acquire(2);
        } catch (InterruptedException expected) {
            System.out.println("interrupted " + PERMITS.drainPermits());
        }
    }

    public static void main(String[] args) {
        Threads.start(SemaphoreInterrupted::take).interrupt();
    }
}
