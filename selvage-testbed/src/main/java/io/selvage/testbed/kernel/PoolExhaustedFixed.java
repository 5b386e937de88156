package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** With two threads it goes well. */
@Expect(outputs = "42\n", exhaustive = false)
public final class PoolExhaustedFixed {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> outer = pool.submit(() -> pool.submit(() -> 42).get());
        System.out.println(outer.get());
        pool.shutdown();
    }
}
