package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool without core threads needs no shutdown: its idle worker gives up. */
@Expect(outputs = "42\n")
public final class PoolIdleEnds {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new SynchronousQueue<>());
        System.out.println(pool.submit(() -> 42).get());
    }
}
