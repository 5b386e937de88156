package io.selvage.libraries.reactive;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import io.smallrye.mutiny.Uni;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads subscribe to an item that is made once. */
@Of(Library.MUTINY)
@Expect(outputs = "1\n")
public final class MutinyMemoizes {
    private MutinyMemoizes() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Uni<Integer> item =
                Uni.createFrom().item(made::incrementAndGet).memoize().indefinitely();
        Threads.run(
                () -> item.subscribe().with(unused -> {}),
                () -> item.subscribe().with(unused -> {}));
        System.out.println(made.get());
    }
}
