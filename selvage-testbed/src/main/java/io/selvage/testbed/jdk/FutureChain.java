package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.CompletableFuture;

/** An asynchronous chain. */
@Expect(outputs = "42\n", exhaustive = false)
public final class FutureChain {
    public static void main(String[] args) throws Exception {
        System.out.println(CompletableFuture.supplyAsync(() -> 20)
                .thenApply(n -> n + 1)
                .thenApplyAsync(n -> n * 2)
                .get());
    }
}
