package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Two tasks on two threads share an atomic counter. */
@Expect(
        outputs = {"1 2\n", "2 1\n"},
        exhaustive = false)
public final class PoolTwoTasks {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger next = new AtomicInteger();
        Future<Integer> left = pool.submit(next::incrementAndGet);
        Future<Integer> right = pool.submit(next::incrementAndGet);
        System.out.println(left.get() + " " + right.get());
        pool.shutdown();
    }
}
