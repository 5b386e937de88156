package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** Two releases by others let an acquire of two go on. */
@Expect(outputs = "0\n")
public final class SemaphoreSignal {
    private static final Semaphore PERMITS = new Semaphore(0);

    private static void take() throws InterruptedException {
        PERMITS.acquire(2);
        System.out.println(PERMITS.availablePermits());
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SemaphoreSignal::take, PERMITS::release, PERMITS::release);
    }
}
