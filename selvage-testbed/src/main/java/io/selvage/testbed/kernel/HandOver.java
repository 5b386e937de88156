package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** A variable handed over by a semaphore: no lock, no race. */
@Expect(outputs = "2\n", proof = "dpor")
public final class HandOver {
    private static final Semaphore HANDED = new Semaphore(0);
    private static int v;

    private static void first() {
        v = 1;
        HANDED.release();
    }

    private static void second() throws InterruptedException {
        HANDED.acquire();
        v++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(HandOver::first, HandOver::second);
        System.out.println(v);
    }
}
