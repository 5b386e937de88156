package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

/** A task in the common pool, whose threads are daemons. */
@Expect(outputs = "42 true\n", exhaustive = false)
public final class CommonPool {
    private static volatile boolean daemon;

    private static int compute() {
        daemon = Thread.currentThread().isDaemon();
        return 42;
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> done = new CompletableFuture<>();
        ForkJoinPool.commonPool().execute(() -> done.complete(compute()));
        System.out.println(done.get() + " " + daemon);
    }
}
