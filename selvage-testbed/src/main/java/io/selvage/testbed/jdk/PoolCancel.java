package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** cancel wins or comes too late. */
@Expect(outputs = {"true true\n", "false false\n"})
public final class PoolCancel {
    private static volatile int value;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> value = 1);
        System.out.println(future.cancel(false) + " " + future.isCancelled());
        pool.shutdown();
    }
}
