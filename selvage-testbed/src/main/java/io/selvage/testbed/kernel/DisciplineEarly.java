package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** Unlocked initialisation before a semaphore hands the variable over, and a write too late. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class DisciplineEarly {
    private static final Semaphore HANDED = new Semaphore(0);
    private static int v;

    private static void first() {
        HANDED.release();
        v = 1;
    }

    private static synchronized void second() throws InterruptedException {
        HANDED.acquire();
        v = 2;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(DisciplineEarly::first, DisciplineEarly::second);
        System.out.println(v);
    }
}
