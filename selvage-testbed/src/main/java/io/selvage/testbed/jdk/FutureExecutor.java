package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A chain on a pool of one's own, combined with another. */
@Expect(outputs = "3\n", exhaustive = false)
public final class FutureExecutor {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1, pool);
        CompletableFuture<Integer> two = new CompletableFuture<>();
        Threads.start(() -> two.complete(2));
        System.out.println(one.thenCombine(two, Integer::sum).join());
        pool.shutdown();
    }
}
