package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** invokeAll returns when all tasks are done, results in order. */
@Expect(outputs = "1 2\n", exhaustive = false)
public final class PoolInvokeAll {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> futures = pool.invokeAll(List.of(() -> 1, () -> 2));
        System.out.println(futures.get(0).get() + " " + futures.get(1).get());
        pool.shutdown();
    }
}
