package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A periodic task runs until it is cancelled. */
@Expect(outputs = "cancelled\n", exhaustive = false)
public final class ScheduledRepeats {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        CountDownLatch twice = new CountDownLatch(2);
        Future<?> periodic = pool.scheduleAtFixedRate(twice::countDown, 0, 1, TimeUnit.MILLISECONDS);
        twice.await();
        periodic.cancel(false);
        try {
            periodic.get();
        } catch (CancellationException expected) {
            System.out.println("cancelled");
        }
        pool.shutdown();
    }
}
