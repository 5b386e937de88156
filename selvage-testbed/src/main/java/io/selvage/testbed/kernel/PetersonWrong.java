package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Peterson's algorithm that looks before it announces itself: both may be inside. */
@Expect(outputs = "exclusive\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T3", proof = "dpor")
public final class PetersonWrong {
    private static final AtomicInteger INSIDE = new AtomicInteger();
    private static volatile boolean wants0;
    private static volatile boolean wants1;

    private static void enter() {
        if (INSIDE.incrementAndGet() > 1) {
            throw new AssertionError("both inside");
        }
        INSIDE.decrementAndGet();
    }

    private static void first() {
        if (!wants1) {
            wants0 = true;
            enter();
            wants0 = false;
        }
    }

    private static void second() {
        if (!wants0) {
            wants1 = true;
            enter();
            wants1 = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(PetersonWrong::first, PetersonWrong::second);
        System.out.println("exclusive");
    }
}
