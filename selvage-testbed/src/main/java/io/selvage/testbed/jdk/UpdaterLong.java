package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** AtomicLongFieldUpdater with a function. */
@Expect(outputs = "6\n")
public final class UpdaterLong {
    private static final AtomicLongFieldUpdater<UpdaterLong> SUM =
            AtomicLongFieldUpdater.newUpdater(UpdaterLong.class, "sum");
    private volatile long sum = 1;

    public static void main(String[] args) throws InterruptedException {
        UpdaterLong shared = new UpdaterLong();
        Threads.run(() -> SUM.addAndGet(shared, 2), () -> SUM.accumulateAndGet(shared, 3, Long::sum));
        System.out.println(shared.sum);
    }
}
