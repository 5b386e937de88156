package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** A pool that was shut down takes no more tasks. */
@Expect(outputs = "rejected\n")
public final class PoolRejectsAfterShutdown {
    private static volatile int value;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> value = 1);
        pool.shutdown();
        try {
            pool.execute(() -> value = 2);
        } catch (RejectedExecutionException expected) {
            System.out.println("rejected");
        }
    }
}
