package io.selvage.bench.programs;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Three tasks on a pool of two workers. */
public final class PoolThree {
    private PoolThree() {}

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> one = pool.submit(() -> 1);
        Future<Integer> two = pool.submit(() -> 2);
        Future<Integer> three = pool.submit(() -> 3);
        int sum = one.get() + two.get() + three.get();
        pool.shutdown();
        if (sum != 6) {
            throw new AssertionError("lost a result");
        }
    }
}
