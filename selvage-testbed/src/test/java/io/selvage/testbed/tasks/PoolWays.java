package io.selvage.testbed.tasks;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Thread pools of every kind, waited for in every way. */
public final class PoolWays {
    /** How tasks are given to any executor, and waited for. */
    private static final Map<String, Way.OnExecutor<ExecutorService>> WAITS = Map.ofEntries(
            Map.entry("get", PoolWays::get),
            Map.entry("timed get", PoolWays::timedGet),
            Map.entry("latch", PoolWays::latch),
            Map.entry("awaitTermination", PoolWays::awaitTermination),
            Map.entry("awaitTermination after get", PoolWays::awaitTerminationAfterGet),
            Map.entry("isTerminated", PoolWays::isTerminated),
            Map.entry("invokeAll", PoolWays::invokeAll),
            Map.entry("timed invokeAll", PoolWays::timedInvokeAll),
            Map.entry("invokeAny", PoolWays::invokeAny),
            Map.entry("completion service", PoolWays::completionService),
            Map.entry("polled completion service", PoolWays::polledCompletionService),
            Map.entry("future task", PoolWays::futureTask),
            Map.entry("isDone", PoolWays::isDone));

    private static final Map<String, Supplier<ExecutorService>> POOLS = Map.of(
            "fixed",
            () -> Executors.newFixedThreadPool(2),
            "single",
            Executors::newSingleThreadExecutor,
            "cached",
            Executors::newCachedThreadPool,
            "scheduled",
            () -> Executors.newScheduledThreadPool(2),
            "single scheduled",
            Executors::newSingleThreadScheduledExecutor,
            "work stealing",
            () -> Executors.newWorkStealingPool(2));

    private static final Map<String, Supplier<ExecutorService>> SPECIAL = Map.of(
            "bounded queue", () -> new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2)),
            "handing over", () -> new ThreadPoolExecutor(0, 2, 1, TimeUnit.SECONDS, new SynchronousQueue<>()),
            "own thread factory", () -> Executors.newFixedThreadPool(2, work -> new Thread(work, "own")),
            "core time-out", PoolWays::withCoreTimeout,
            "wrapped", () -> Executors.unconfigurableExecutorService(Executors.newFixedThreadPool(2)),
            "own subclass",
                    () -> new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
                        @Override
                        protected void terminated() {}
                    });

    private PoolWays() {}

    static void addTo(Map<String, Way> ways) {
        POOLS.forEach((pool, made) -> addTo(ways, pool, made));
        SPECIAL.forEach((pool, made) -> {
            ways.put(pool + ", get", on(made, PoolWays::get));
            ways.put(pool + ", awaitTermination", on(made, PoolWays::awaitTermination));
        });
        ways.put("scheduled, schedule", task -> schedule(0, task));
        ways.put("scheduled, schedule later", task -> schedule(10, task));
    }

    /** Runs tasks on pools of one kind, waiting for them in every way. */
    public static void addTo(Map<String, Way> ways, String pool, Supplier<ExecutorService> made) {
        WAITS.forEach((wait, way) -> ways.put(pool + ", " + wait, on(made, way)));
    }

    private static Way on(Supplier<ExecutorService> made, Way.OnExecutor<ExecutorService> way) {
        return task -> {
            ExecutorService pool = made.get();
            way.run(pool, task);
            pool.shutdown();
        };
    }

    private static ExecutorService withCoreTimeout() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    private static void get(ExecutorService pool, Runnable task) throws Exception {
        Future<?> one = pool.submit(task);
        Future<?> other = pool.submit(task);
        one.get();
        other.get();
    }

    private static void timedGet(ExecutorService pool, Runnable task) throws Exception {
        Future<?> one = pool.submit(task);
        Future<?> other = pool.submit(task);
        one.get(1, TimeUnit.MINUTES);
        other.get(1, TimeUnit.MINUTES);
    }

    private static void latch(ExecutorService pool, Runnable task) throws Exception {
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                task.run();
                done.countDown();
            });
        }
        done.await();
    }

    private static void awaitTermination(ExecutorService pool, Runnable task) throws Exception {
        pool.execute(task);
        pool.execute(task);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }

    private static void awaitTerminationAfterGet(ExecutorService pool, Runnable task) throws Exception {
        get(pool, task);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }

    private static void isTerminated(ExecutorService pool, Runnable task) {
        pool.execute(task);
        pool.execute(task);
        pool.shutdown();
        while (!pool.isTerminated()) {
            Thread.onSpinWait();
        }
    }

    private static void invokeAll(ExecutorService pool, Runnable task) throws Exception {
        for (Future<?> future : pool.invokeAll(twice(task))) {
            future.get();
        }
    }

    private static void timedInvokeAll(ExecutorService pool, Runnable task) throws Exception {
        pool.invokeAll(twice(task), 1, TimeUnit.MINUTES);
    }

    private static void invokeAny(ExecutorService pool, Runnable task) throws Exception {
        pool.invokeAny(twice(task));
    }

    private static void completionService(ExecutorService pool, Runnable task) throws Exception {
        ExecutorCompletionService<Object> service = new ExecutorCompletionService<>(pool);
        service.submit(task, null);
        service.submit(task, null);
        service.take().get();
        service.take().get();
    }

    private static void polledCompletionService(ExecutorService pool, Runnable task) throws Exception {
        ExecutorCompletionService<Object> service = new ExecutorCompletionService<>(pool);
        service.submit(task, null);
        service.submit(task, null);
        service.poll(1, TimeUnit.MINUTES).get();
        service.poll(1, TimeUnit.MINUTES).get();
    }

    private static void futureTask(ExecutorService pool, Runnable task) throws Exception {
        FutureTask<Object> one = new FutureTask<>(task, null);
        FutureTask<Object> other = new FutureTask<>(task, null);
        pool.execute(one);
        pool.execute(other);
        one.get();
        other.get();
    }

    private static void isDone(ExecutorService pool, Runnable task) {
        Future<?> one = pool.submit(task);
        Future<?> other = pool.submit(task);
        while (!one.isDone() || !other.isDone()) {
            Thread.onSpinWait();
        }
    }

    private static void schedule(int delay, Runnable task) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        Future<?> one = pool.schedule(task, delay, TimeUnit.SECONDS);
        Future<?> other = pool.schedule(task, delay, TimeUnit.SECONDS);
        one.get();
        other.get();
        pool.shutdown();
    }

    private static List<Callable<Object>> twice(Runnable task) {
        return List.of(Executors.callable(task), Executors.callable(task));
    }
}
