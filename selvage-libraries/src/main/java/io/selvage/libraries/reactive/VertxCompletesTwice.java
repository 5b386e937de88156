package io.selvage.libraries.reactive;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import io.vertx.core.Promise;

/** Two threads look whether a promise is completed and then complete it. */
@Of(value = Library.VERTX, says = "already")
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "UNCAUGHT_EXCEPTION")
public final class VertxCompletesTwice {
    private VertxCompletesTwice() {}

    public static void main(String[] args) throws Exception {
        Promise<Integer> promise = Promise.promise();
        Threads.run(() -> complete(promise, 1), () -> complete(promise, 2));
        System.out.println(promise.future().result());
    }

    private static void complete(Promise<Integer> promise, int value) {
        if (!promise.future().isComplete()) {
            promise.complete(value);
        }
    }
}
