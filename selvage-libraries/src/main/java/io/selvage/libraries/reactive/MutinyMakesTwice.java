package io.selvage.libraries.reactive;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import io.smallrye.mutiny.Uni;

/** Two threads subscribe to an item that is made for each, by code for one thread. */
@Of(value = Library.MUTINY, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class MutinyMakesTwice {
    private MutinyMakesTwice() {}

    public static void main(String[] args) throws Exception {
        int[] made = new int[1];
        Uni<Integer> item = Uni.createFrom().item(() -> ++made[0]);
        Threads.run(
                () -> item.subscribe().with(unused -> {}),
                () -> item.subscribe().with(unused -> {}));
        Check.that(made[0] == 2, "an update is lost");
        System.out.println(made[0]);
    }
}
