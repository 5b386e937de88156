package io.selvage.libraries.frameworks;

import com.google.common.util.concurrent.SettableFuture;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads set a future, a third waits for it: one of the two sets it. */
@Of({Library.GUAVA_OLD, Library.GUAVA})
@Expect(
        outputs = {"1 1\n", "2 2\n"},
        proof = "dpor")
public final class GuavaFutureSetOnce {
    private GuavaFutureSetOnce() {}

    public static void main(String[] args) throws Exception {
        SettableFuture<Integer> future = SettableFuture.create();
        AtomicInteger winner = new AtomicInteger();
        Threads.run(() -> set(future, 1, winner), () -> set(future, 2, winner));
        System.out.println(future.get() + " " + winner);
    }

    private static void set(SettableFuture<Integer> future, int value, AtomicInteger winner) {
        if (future.set(value)) {
            winner.addAndGet(value);
        }
    }
}
