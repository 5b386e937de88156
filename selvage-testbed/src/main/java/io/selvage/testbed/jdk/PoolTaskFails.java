package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The exception of a submitted task comes out of get, and the worker lives on. */
@Expect(outputs = "boom\n42\n", exhaustive = false)
public final class PoolTaskFails {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> failing = pool.submit((Runnable) PoolTaskFails::fail);
        try {
            failing.get();
        } catch (ExecutionException expected) {
            System.out.println(expected.getCause().getMessage());
        }
        System.out.println(pool.submit(() -> 42).get());
        pool.shutdown();
    }

    private static void fail() {
        throw new IllegalStateException("boom");
    }
}
