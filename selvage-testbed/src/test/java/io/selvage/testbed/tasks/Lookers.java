package io.selvage.testbed.tasks;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs that look at how tasks are run, with all that they can see. */
final class Lookers {
    /** @param seen everything that the program may print, and no more */
    record Looker(Runnable program, Set<String> seen) {}

    private final Map<String, Looker> all = new TreeMap<>();

    private Lookers() {}

    /** By what they look at. */
    static Map<String, Looker> all() {
        Lookers lookers = new Lookers();
        lookers.addPools();
        lookers.addWorkers();
        lookers.addFutures();
        lookers.addForkJoin();
        return lookers.all;
    }

    private void add(String name, Callable<Object> program, String... seen) {
        Runnable printed = () -> {
            try {
                System.out.println(program.call());
            } catch (Exception unexpected) {
                throw new IllegalStateException(unexpected);
            }
        };
        all.put(name, new Looker(printed, Set.of(seen)));
    }

    private void addPools() {
        add(
                "termination",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(2);
                    pool.execute(() -> {});
                    pool.shutdown();
                    return pool.isTerminated();
                },
                "false",
                "true");
        add(
                "termination after a get",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    Future<?> task = pool.submit(() -> {});
                    pool.shutdown();
                    task.get();
                    return pool.isTerminated();
                },
                "false",
                "true");
        add(
                "a short wait for the termination",
                () -> {
                    ExecutorService pool = Executors.newCachedThreadPool();
                    pool.execute(() -> {});
                    pool.shutdown();
                    return pool.awaitTermination(1, TimeUnit.MILLISECONDS);
                },
                "false",
                "true");
        add(
                "a task refused",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    Thread other = new Thread(pool::shutdown);
                    other.start();
                    try {
                        pool.execute(() -> {});
                        return "taken";
                    } catch (RejectedExecutionException refused) {
                        return "refused";
                    }
                },
                "taken",
                "refused");
        add(
                "tasks that shutdownNow finds",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    pool.execute(() -> {});
                    pool.execute(() -> {});
                    return pool.shutdownNow().size();
                },
                "0",
                "1");
        add(
                "active workers",
                () -> {
                    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
                    AtomicInteger count = new AtomicInteger();
                    pool.execute(count::incrementAndGet);
                    int active = pool.getActiveCount();
                    pool.shutdown();
                    return active;
                },
                "0",
                "1");
        add(
                "tasks in the queue",
                () -> {
                    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
                    pool.execute(() -> {});
                    pool.execute(() -> {});
                    int waiting = pool.getQueue().size();
                    pool.shutdown();
                    return waiting;
                },
                "0",
                "1");
        add(
                "workers of a cached pool",
                () -> {
                    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newCachedThreadPool();
                    pool.submit(() -> {}).get();
                    pool.submit(() -> {}).get();
                    int largest = pool.getLargestPoolSize();
                    pool.shutdown();
                    return largest;
                },
                "1",
                "2");
    }

    private void addWorkers() {
        add(
                "the worker of the next task",
                () -> {
                    ExecutorService pool = Executors.newCachedThreadPool();
                    Thread one = pool.submit(Thread::currentThread).get();
                    Thread other = pool.submit(Thread::currentThread).get();
                    pool.shutdown();
                    return one == other;
                },
                "false",
                "true");
        add(
                "the interrupt of an idle worker",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    Thread worker = pool.submit(Thread::currentThread).get();
                    pool.shutdown();
                    return worker.isInterrupted();
                },
                "false",
                "true");
        add(
                "the interrupt of a task",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    Future<Boolean> task =
                            pool.submit(() -> Thread.currentThread().isInterrupted());
                    pool.shutdownNow();
                    pool.awaitTermination(1, TimeUnit.MINUTES);
                    return task.isDone() ? task.get() : "never run";
                },
                "false",
                "true",
                "never run");
        add(
                "the life of a worker",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    Thread worker = pool.submit(Thread::currentThread).get();
                    pool.shutdown();
                    pool.awaitTermination(1, TimeUnit.MINUTES);
                    return worker.isAlive();
                },
                "false",
                "true");
    }

    private void addFutures() {
        add(
                "a cancelled task",
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    int[] ran = {0};
                    Future<?> task = pool.submit(() -> ran[0] = 1);
                    boolean cancelled = task.cancel(false);
                    pool.shutdown();
                    pool.awaitTermination(1, TimeUnit.MINUTES);
                    return cancelled + " " + ran[0];
                },
                "false 1",
                "true 0",
                "true 1");
        add(
                "whether a future is done",
                () -> {
                    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
                    CompletableFuture<Integer> next = one.thenApply(value -> value + 1);
                    one.join();
                    return next.isDone();
                },
                "false",
                "true");
        add(
                "whether all futures are done",
                () -> {
                    CompletableFuture<Void> one = CompletableFuture.runAsync(() -> {});
                    CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {});
                    CompletableFuture<Void> both = CompletableFuture.allOf(one, other);
                    one.join();
                    return other.isDone() + " " + both.isDone();
                },
                "false false",
                "false true",
                "true false",
                "true true");
        add(
                "who runs a dependent",
                () -> {
                    CompletableFuture<Integer> one = new CompletableFuture<>();
                    Thread thread = new Thread(() -> one.complete(1), "completer");
                    thread.start();
                    CompletableFuture<String> name =
                            one.thenApply(value -> Thread.currentThread().getName());
                    return name.join();
                },
                "main",
                "completer");
    }

    private void addForkJoin() {
        add(
                "whether a fork-join pool is quiescent",
                () -> {
                    ForkJoinPool pool = new ForkJoinPool(2);
                    pool.execute(() -> {});
                    boolean quiescent = pool.isQuiescent();
                    pool.shutdown();
                    return quiescent;
                },
                "false",
                "true");
        add(
                "whether a fork-join pool has terminated",
                () -> {
                    ForkJoinPool pool = new ForkJoinPool(2);
                    pool.execute(() -> {});
                    pool.shutdown();
                    return pool.isTerminated();
                },
                "false",
                "true");
        add(
                "tasks given before the shutdown",
                () -> {
                    ForkJoinPool pool = new ForkJoinPool(2);
                    Future<Integer> task = pool.submit(() -> 1);
                    pool.shutdown();
                    return task.get();
                },
                "1");
    }
}
