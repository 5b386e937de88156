package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;

/** An interrupt ends an await, before it begins or during it. */
@Expect(outputs = "interrupted 1\n")
public final class LatchInterrupted {
    private static final CountDownLatch LATCH = new CountDownLatch(1);

    private static void await() {
        try {
            LATCH.await();
        } catch (InterruptedException expected) {
            System.out.println("interrupted " + LATCH.getCount());
        }
    }

    public static void main(String[] args) {
        Threads.start(LatchInterrupted::await).interrupt();
    }
}
