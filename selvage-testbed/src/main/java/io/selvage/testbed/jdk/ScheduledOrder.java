package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The later deadline may pass before the earlier one is even scheduled. */
@Expect(
        outputs = {"ab\n", "ba\n"},
        exhaustive = false)
public final class ScheduledOrder {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = new ScheduledThreadPoolExecutor(1);
        Future<?> a = pool.schedule(() -> System.out.print("a"), 900, TimeUnit.MICROSECONDS);
        Future<?> b = pool.schedule(() -> System.out.print("b"), 100, TimeUnit.MICROSECONDS);
        a.get();
        b.get();
        System.out.println();
        pool.shutdown();
    }
}
