package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks submitted before shutdown still run, in order, after main has ended. */
@Expect(outputs = "a\nb\n", exhaustive = false)
public final class PoolShutdownDrains {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> System.out.println("a"));
        pool.execute(() -> System.out.println("b"));
        pool.shutdown();
    }
}
