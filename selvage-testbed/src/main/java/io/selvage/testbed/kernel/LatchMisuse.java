package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** A failing worker does not count down: main waits for ever. */
@Expect(outputs = "done\n", finding = "ORPHANED_WAIT", proof = "dpor")
public final class LatchMisuse {
    private static final CountDownLatch LATCH = new CountDownLatch(2);
    private static final AtomicInteger TURN = new AtomicInteger();

    private static void first() {
        TURN.set(1);
        LATCH.countDown();
    }

    private static void second() {
        if (TURN.get() == 0) {
            return;
        }
        LATCH.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.start(LatchMisuse::first);
        Threads.start(LatchMisuse::second);
        LATCH.await();
        System.out.println("done");
    }
}
