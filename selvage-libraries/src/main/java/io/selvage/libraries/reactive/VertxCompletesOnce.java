package io.selvage.libraries.reactive;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import io.vertx.core.Promise;

/** Two threads try to complete a promise; one of them does. */
@Of(Library.VERTX)
@Expect(
        outputs = {"1 1\n", "2 1\n"},
        proof = "dpor")
public final class VertxCompletesOnce {
    private VertxCompletesOnce() {}

    public static void main(String[] args) throws Exception {
        Promise<Integer> promise = Promise.promise();
        int[] calls = new int[1];
        promise.future().onSuccess(value -> calls[0]++);
        Threads.run(() -> promise.tryComplete(1), () -> promise.tryComplete(2));
        System.out.println(promise.future().result() + " " + calls[0]);
    }
}
