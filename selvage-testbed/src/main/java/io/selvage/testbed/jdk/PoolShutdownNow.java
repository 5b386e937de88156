package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** shutdownNow hands back the queued task unless the worker has it already. */
@Expect(
        outputs = {"0\n", "1\n"},
        exhaustive = false)
public final class PoolShutdownNow {
    private static volatile int value;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> value = 1);
        pool.execute(() -> value = 2);
        System.out.println(pool.shutdownNow().size());
    }
}
