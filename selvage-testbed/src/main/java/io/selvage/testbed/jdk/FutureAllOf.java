package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** allOf waits for both. */
@Expect(outputs = "2\n", exhaustive = false)
public final class FutureAllOf {
    public static void main(String[] args) {
        AtomicInteger done = new AtomicInteger();
        CompletableFuture<?> left = CompletableFuture.runAsync(done::incrementAndGet);
        CompletableFuture<?> right = CompletableFuture.runAsync(done::incrementAndGet);
        CompletableFuture.allOf(left, right).join();
        System.out.println(done);
    }
}
