package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** awaitTermination may give up, whatever the time. */
@Expect(outputs = {"true\n", "false\n"})
public final class PoolAwaitTermination {
    private static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> value = 1);
        pool.shutdown();
        System.out.println(pool.awaitTermination(50, TimeUnit.MICROSECONDS));
    }
}
