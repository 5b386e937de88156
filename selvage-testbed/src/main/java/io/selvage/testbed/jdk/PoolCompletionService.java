package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Results come in the order of completion. */
@Expect(
        outputs = {"a b\n", "b a\n"},
        exhaustive = false)
public final class PoolCompletionService {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<String> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> "a");
        service.submit(() -> "b");
        System.out.println(service.take().get() + " " + service.take().get());
        pool.shutdown();
    }
}
