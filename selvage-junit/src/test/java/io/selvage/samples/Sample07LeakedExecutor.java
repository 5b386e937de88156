package io.selvage.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.SelvageTest;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An executor that nobody shuts down keeps its threads, and the JVM, alive. */
class Sample07LeakedExecutor {
    @SelvageTest
    @Verdict("FAILED THREAD_LEAK")
    void forgotten() throws Exception {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        assertEquals(3, executor.submit(() -> 3).get());
    }

    @SelvageTest
    @Verdict("PASSED")
    void shutDown() throws Exception {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try {
            assertEquals(3, executor.submit(() -> 3).get());
        } finally {
            executor.shutdown();
        }
    }
}
