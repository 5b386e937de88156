package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** exceptionally, handle and join see the failure. */
@Expect(outputs = "CompletionException boom recovered\n")
public final class FutureFails {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<String> future = new CompletableFuture<>();
        CompletableFuture<String> recovered = future.thenApply(x -> "wrong").exceptionally(failure -> "recovered");
        Threads.run(() -> future.completeExceptionally(new IllegalStateException("boom")));
        try {
            future.join();
        } catch (CompletionException expected) {
            String name = expected.getClass().getSimpleName();
            System.out.println(name + " " + expected.getCause().getMessage() + " " + recovered.join());
        }
    }
}
