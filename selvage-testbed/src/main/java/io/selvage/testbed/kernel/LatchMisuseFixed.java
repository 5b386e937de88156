package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** The worker counts down in finally. */
@Expect(outputs = "done\n", proof = "dpor")
public final class LatchMisuseFixed {
    private static final CountDownLatch LATCH = new CountDownLatch(2);
    private static final AtomicInteger TURN = new AtomicInteger();

    private static void first() {
        TURN.set(1);
        LATCH.countDown();
    }

    private static void second() {
        try {
            if (TURN.get() == 0) {
                return;
            }
            TURN.set(2);
        } finally {
            LATCH.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.start(LatchMisuseFixed::first);
        Threads.start(LatchMisuseFixed::second);
        LATCH.await();
        System.out.println("done");
    }
}
