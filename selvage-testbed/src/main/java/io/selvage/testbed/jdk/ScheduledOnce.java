package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A delayed task, and one that still runs after shutdown. */
@Expect(outputs = "42\nlate\n", exhaustive = false)
public final class ScheduledOnce {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        System.out.println(pool.schedule(() -> 42, 1, TimeUnit.MILLISECONDS).get());
        pool.schedule(() -> System.out.println("late"), 1, TimeUnit.MILLISECONDS);
        pool.shutdown();
    }
}
