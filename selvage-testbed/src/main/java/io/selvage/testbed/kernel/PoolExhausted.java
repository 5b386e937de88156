package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task waits for a task that waits for its thread. */
@Expect(
        finding = "ORPHANED_WAIT",
        also = {"DEADLOCK", "THREAD_LEAK"})
public final class PoolExhausted {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> outer = pool.submit(() -> pool.submit(() -> 42).get());
        System.out.println(outer.get());
        pool.shutdown();
    }
}
