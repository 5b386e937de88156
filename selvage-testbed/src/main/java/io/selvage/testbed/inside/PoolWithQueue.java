package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool, one step for each call, works on a queue that is interleaved within. */
@Expect(outputs = "3\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.LinkedBlockingQueue")
public final class PoolWithQueue {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Future<Integer> answer = pool.submit(() -> 3);
        pool.shutdown();
        System.out.println(answer.get());
    }
}
