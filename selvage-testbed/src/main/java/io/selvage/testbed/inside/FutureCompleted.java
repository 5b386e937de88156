package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CompletableFuture;

/** Two threads complete a future on which another one depends. */
@Expect(
        outputs = {"2\n", "6\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.CompletableFuture")
public final class FutureCompleted {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<Integer> next = future.thenApply(value -> value + 1);
        Threads.run(() -> future.complete(1), () -> future.complete(5));
        System.out.println(next.join());
    }
}
