package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** cancel(true) ends a task that would wait for ever, or keeps it from starting. */
@Expect(outputs = {"cancelled\n", "interrupted\ncancelled\n", "cancelled\ninterrupted\n"})
public final class PoolCancelInterrupts {
    private static void await() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException expected) {
            System.out.println("interrupted");
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(PoolCancelInterrupts::await);
        future.cancel(true);
        try {
            future.get();
        } catch (CancellationException expected) {
            System.out.println("cancelled");
        }
        pool.shutdown();
    }
}
