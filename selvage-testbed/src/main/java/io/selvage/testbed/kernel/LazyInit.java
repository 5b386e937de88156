package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Lazy initialisation without a lock: two instances. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class LazyInit {
    private static final AtomicInteger MADE = new AtomicInteger();
    private static Object instance;

    private static void get() {
        if (instance == null) {
            MADE.incrementAndGet();
            instance = new Object();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LazyInit::get, LazyInit::get);
        System.out.println(MADE.get());
    }
}
