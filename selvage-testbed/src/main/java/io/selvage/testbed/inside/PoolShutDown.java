package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool runs a task that it was given before it was shut down. */
@Expect(outputs = "3\n", exhaustive = false, inside = "java.util.concurrent.ThreadPoolExecutor")
public final class PoolShutDown {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Future<Integer> answer = pool.submit(() -> 3);
        pool.shutdown();
        System.out.println(answer.get());
    }
}
