package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** invokeAny returns one result, of either task. */
@Expect(
        outputs = {"a\n", "b\n"},
        exhaustive = false)
public final class PoolInvokeAny {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<String>> tasks = List.of(() -> "a", () -> "b");
        String result = pool.invokeAny(tasks);
        System.out.println(result);
        pool.shutdown();
    }
}
