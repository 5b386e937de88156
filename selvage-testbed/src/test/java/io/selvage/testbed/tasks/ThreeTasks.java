package io.selvage.testbed.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Three tasks that increment an atomic. */
final class ThreeTasks {
    private ThreeTasks() {}

    /** By name, in alphabetical order. */
    static Map<String, Way> all() {
        Map<String, Way> ways = new TreeMap<>();
        ways.put("two workers, get", task -> get(Executors.newFixedThreadPool(2), task));
        ways.put("three workers, get", task -> get(Executors.newFixedThreadPool(3), task));
        ways.put("three workers, awaitTermination", task -> terminate(Executors.newFixedThreadPool(3), task));
        ways.put("cached, get", task -> get(Executors.newCachedThreadPool(), task));
        ways.put("futures, join", ThreeTasks::join);
        NewerWays.addThreeTo(ways);
        return ways;
    }

    static void get(ExecutorService pool, Runnable task) throws Exception {
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            futures.add(pool.submit(task));
        }
        for (Future<?> future : futures) {
            future.get();
        }
        pool.shutdown();
    }

    private static void terminate(ExecutorService pool, Runnable task) throws Exception {
        for (int i = 0; i < 3; i++) {
            pool.execute(task);
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }

    private static void join(Runnable task) {
        CompletableFuture<?>[] futures = futures(task);
        for (CompletableFuture<?> future : futures) {
            future.join();
        }
    }

    private static CompletableFuture<?>[] futures(Runnable task) {
        CompletableFuture<?>[] futures = new CompletableFuture<?>[3];
        for (int i = 0; i < futures.length; i++) {
            futures[i] = CompletableFuture.runAsync(task);
        }
        return futures;
    }
}
