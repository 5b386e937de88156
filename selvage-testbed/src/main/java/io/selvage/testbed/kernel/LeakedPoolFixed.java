package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool that is shut down when it has answered. */
@Expect(outputs = "42\n")
public final class LeakedPoolFixed {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        System.out.println(pool.submit(() -> 42).get());
        pool.shutdown();
    }
}
