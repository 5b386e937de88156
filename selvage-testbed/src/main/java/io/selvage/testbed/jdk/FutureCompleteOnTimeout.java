package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The value or the substitute, whichever comes first. */
@Expect(
        outputs = {"1\n", "0\n"},
        exhaustive = false)
public final class FutureCompleteOnTimeout {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.completeOnTimeout(0, 100, TimeUnit.MICROSECONDS);
        Threads.start(() -> future.complete(1));
        System.out.println(future.join());
    }
}
