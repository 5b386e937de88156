package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One worker busy, one place in the queue taken: the third task runs in the caller. */
@Expect(outputs = "main\nw\n", exhaustive = false)
public final class PoolSaturated {
    private static void print() {
        System.out.println(Thread.currentThread().getName());
    }

    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), task -> new Thread(task, "w"));
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch gate = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                gate.await();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        pool.execute(PoolSaturated::print);
        pool.execute(PoolSaturated::print);
        gate.countDown();
        pool.shutdown();
    }
}
