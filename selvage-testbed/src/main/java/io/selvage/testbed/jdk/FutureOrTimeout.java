package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** The value or the timeout, whichever comes first. */
@Expect(
        outputs = {"1\n", "TimeoutException\n"},
        exhaustive = false)
public final class FutureOrTimeout {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<Integer>().orTimeout(100, TimeUnit.MICROSECONDS);
        Threads.start(() -> future.complete(1));
        try {
            System.out.println(future.join());
        } catch (CompletionException expected) {
            System.out.println(expected.getCause().getClass().getSimpleName());
        }
    }
}
