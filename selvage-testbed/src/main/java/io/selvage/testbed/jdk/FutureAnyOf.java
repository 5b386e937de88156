package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CompletableFuture;

/** anyOf takes the first; of two who complete one future, one wins. */
@Expect(outputs = {"a a\n", "b b\n"})
public final class FutureAnyOf {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<String> future = new CompletableFuture<>();
        CompletableFuture<Object> any = CompletableFuture.anyOf(future, new CompletableFuture<String>());
        Threads.run(() -> future.complete("a"), () -> future.complete("b"));
        System.out.println(any.join() + " " + future.join());
    }
}
