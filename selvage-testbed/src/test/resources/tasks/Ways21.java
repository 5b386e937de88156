package io.selvage.testbed.tasks.newer;

import io.selvage.testbed.tasks.PoolWays;
import io.selvage.testbed.tasks.Way;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** Ways that need JDK 21: virtual threads, executors that are closed. */
public final class Ways21 {
    private static final Map<String, Supplier<ExecutorService>> POOLS = Map.of(
            "fixed", () -> Executors.newFixedThreadPool(2),
            "single", Executors::newSingleThreadExecutor,
            "cached", Executors::newCachedThreadPool,
            "scheduled", () -> Executors.newScheduledThreadPool(2),
            "work stealing", () -> Executors.newWorkStealingPool(2),
            "fork-join", () -> new ForkJoinPool(2),
            "virtual", Executors::newVirtualThreadPerTaskExecutor,
            "thread per task", () -> Executors.newThreadPerTaskExecutor(Executors.defaultThreadFactory()));

    private Ways21() {}

    public static void addTo(Map<String, Way> ways) {
        POOLS.forEach((name, made) -> {
            ways.put(name + ", close", task -> close(made.get(), task));
            ways.put(name + ", close after get", task -> closeAfterGet(made.get(), task));
        });
        PoolWays.addTo(ways, "virtual", Executors::newVirtualThreadPerTaskExecutor);
        PoolWays.addTo(
                ways,
                "thread per task",
                () -> Executors.newThreadPerTaskExecutor(Executors.defaultThreadFactory()));
        ways.put("virtual, future", Ways21::future);
        ways.put("virtual threads, join", Ways21::join);
        ways.put("virtual threads, latch", Ways21::latch);
        ways.put("virtual threads of a factory", Ways21::factory);
    }

    public static void addThreeTo(Map<String, Way> ways) {
        ways.put("virtual, get", task -> {
            try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
                Future<?> one = pool.submit(task);
                Future<?> two = pool.submit(task);
                pool.submit(task).get();
                two.get();
                one.get();
            }
        });
        ways.put("virtual, close", task -> {
            try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
                pool.submit(task);
                pool.submit(task);
                pool.submit(task);
            }
        });
    }

    private static void close(ExecutorService pool, Runnable task) {
        try (pool) {
            pool.execute(task);
            pool.execute(task);
        }
    }

    private static void closeAfterGet(ExecutorService pool, Runnable task) throws Exception {
        try (pool) {
            Future<?> one = pool.submit(task);
            Future<?> other = pool.submit(task);
            one.get();
            other.get();
        }
    }

    private static void future(Runnable task) {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletableFuture<Void> one = CompletableFuture.runAsync(task, pool);
            CompletableFuture<Void> other = CompletableFuture.runAsync(task, pool);
            one.join();
            other.join();
        }
    }

    private static void join(Runnable task) throws InterruptedException {
        Thread one = Thread.startVirtualThread(task);
        Thread other = Thread.startVirtualThread(task);
        one.join();
        other.join();
    }

    private static void latch(Runnable task) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            Thread.startVirtualThread(() -> {
                task.run();
                done.countDown();
            });
        }
        done.await();
    }

    private static void factory(Runnable task) throws InterruptedException {
        Thread one = Thread.ofVirtual().factory().newThread(task);
        Thread other = Thread.ofPlatform().factory().newThread(task);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
