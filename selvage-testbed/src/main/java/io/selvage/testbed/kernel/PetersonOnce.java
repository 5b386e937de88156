package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Peterson's algorithm without the loops: whoever would have to wait leaves. Never are both inside. */
@Expect(outputs = "exclusive\n", exhaustive = false, proof = "dpor")
public final class PetersonOnce {
    private static final AtomicInteger INSIDE = new AtomicInteger();
    private static volatile boolean wants0;
    private static volatile boolean wants1;
    private static volatile int turn;

    private static void enter() {
        if (INSIDE.incrementAndGet() > 1) {
            throw new AssertionError("both inside");
        }
        INSIDE.decrementAndGet();
    }

    private static void first() {
        wants0 = true;
        turn = 1;
        if (!wants1 || turn == 0) {
            enter();
        }
        wants0 = false;
    }

    private static void second() {
        wants1 = true;
        turn = 0;
        if (!wants0 || turn == 1) {
            enter();
        }
        wants1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(PetersonOnce::first, PetersonOnce::second);
        System.out.println("exclusive");
    }
}
