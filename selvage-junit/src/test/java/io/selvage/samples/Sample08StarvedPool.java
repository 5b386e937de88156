package io.selvage.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.SelvageTest;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task waits for another one that is queued behind it in the same pool. */
class Sample08StarvedPool {
    private static int nested(ExecutorService pool) throws Exception {
        try {
            return pool.submit(() -> pool.submit(() -> 1).get() + 1).get();
        } finally {
            pool.shutdown();
        }
    }

    @SelvageTest
    @Verdict("FAILED ORPHANED_WAIT")
    void oneThread() throws Exception {
        assertEquals(2, nested(Executors.newFixedThreadPool(1)));
    }

    @SelvageTest
    @Verdict("PASSED")
    void twoThreads() throws Exception {
        assertEquals(2, nested(Executors.newFixedThreadPool(2)));
    }
}
