package io.selvage.testbed.tasks;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;

/** Completable futures with and without an executor, and tasks that are futures. */
final class FutureWays {
    /** What is done with the future of the first task, by an executor, to run the second one. */
    private static final Map<String, Stage> STAGES = Map.ofEntries(
            Map.entry("both joined", (one, task, by) -> run(task, by).runAfterBoth(one, () -> {})),
            Map.entry("thenCombine", (one, task, by) -> one.thenCombine(run(task, by), (a, b) -> a)),
            Map.entry("thenCombineAsync", (one, task, by) -> one.thenCombineAsync(run(task, by), (a, b) -> a, by)),
            Map.entry("thenAcceptBoth", (one, task, by) -> one.thenAcceptBoth(run(task, by), (a, b) -> {})),
            Map.entry("thenCompose", (one, task, by) -> one.thenCompose(none -> run(task, by))),
            Map.entry("thenComposeAsync", (one, task, by) -> one.thenComposeAsync(none -> run(task, by), by)),
            Map.entry("thenRun", (one, task, by) -> one.thenRun(task)),
            Map.entry("thenRunAsync", (one, task, by) -> one.thenRunAsync(task, by)),
            Map.entry("thenAcceptAsync", (one, task, by) -> one.thenAcceptAsync(none -> task.run(), by)),
            Map.entry("handle", (one, task, by) -> one.handle((none, thrown) -> given(task))),
            Map.entry("handleAsync", (one, task, by) -> one.handleAsync((none, thrown) -> given(task), by)),
            Map.entry("whenComplete", (one, task, by) -> one.whenComplete((none, thrown) -> task.run())),
            Map.entry("whenCompleteAsync", (one, task, by) -> one.whenCompleteAsync((none, thrown) -> task.run(), by)),
            Map.entry(
                    "exceptionally",
                    (one, task, by) -> one.exceptionally(thrown -> null).thenCombine(run(task, by), FutureWays::first)),
            Map.entry("allOf", (one, task, by) -> CompletableFuture.allOf(one, run(task, by))),
            Map.entry("anyOf", (one, task, by) -> CompletableFuture.anyOf(one, run(task, by))),
            Map.entry("runAfterEither", (one, task, by) -> one.runAfterEither(run(task, by), () -> {})),
            Map.entry(
                    "completeAsync",
                    (one, task, by) -> new CompletableFuture<Void>()
                            .completeAsync(() -> given(task), by)
                            .thenCombine(one, FutureWays::first)),
            Map.entry(
                    "orTimeout",
                    (one, task, by) ->
                            one.orTimeout(1, TimeUnit.MINUTES).thenCombine(run(task, by), FutureWays::first)));

    private interface Stage {
        CompletionStage<?> after(CompletableFuture<Void> first, Runnable task, Executor by);
    }

    private FutureWays() {}

    static void addTo(Map<String, Way> ways) {
        STAGES.forEach((name, stage) -> {
            ways.put("future, " + name, task -> join(CompletableFuture.runAsync(task), stage, task, commonPool()));
            ways.put("future on a pool, " + name, task -> onPool(stage, task));
        });
        ways.put("future, join each", FutureWays::joinEach);
        ways.put("future, get each", FutureWays::getEach);
        ways.put("future, on new threads", FutureWays::onThreads);
        ways.put("future, completed by threads", FutureWays::completedByThreads);
        ways.put("future, delayed", FutureWays::delayed);
        ways.put("future task on threads", FutureWays::tasksOnThreads);
        ways.put("future task run twice", FutureWays::tasksHere);
    }

    private static Executor commonPool() {
        return new CompletableFuture<>().defaultExecutor();
    }

    private static CompletableFuture<Void> run(Runnable task, Executor by) {
        return CompletableFuture.runAsync(task, by);
    }

    private static <T> T first(T one, Object other) {
        return one;
    }

    private static Void given(Runnable task) {
        task.run();
        return null;
    }

    private static void join(CompletableFuture<Void> first, Stage stage, Runnable task, Executor by) {
        stage.after(first, task, by).toCompletableFuture().join();
    }

    private static void onPool(Stage stage, Runnable task) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        join(CompletableFuture.runAsync(task, pool), stage, task, pool);
        pool.shutdown();
    }

    private static void joinEach(Runnable task) {
        CompletableFuture<Void> one = CompletableFuture.runAsync(task);
        CompletableFuture<Void> other = CompletableFuture.runAsync(task);
        one.join();
        other.join();
    }

    private static void getEach(Runnable task) throws Exception {
        BiFunction<Runnable, Integer, Integer> run = (some, number) -> {
            some.run();
            return number;
        };
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> run.apply(task, 1));
        CompletableFuture<Integer> other = CompletableFuture.supplyAsync(() -> run.apply(task, 2));
        one.get();
        other.get(1, TimeUnit.MINUTES);
    }

    private static void onThreads(Runnable task) {
        Executor threads = work -> new Thread(work).start();
        CompletableFuture.allOf(run(task, threads), run(task, threads)).join();
    }

    private static void completedByThreads(Runnable task) {
        CompletableFuture<Void> one = new CompletableFuture<>();
        CompletableFuture<Void> other = new CompletableFuture<>();
        new Thread(() -> one.complete(given(task))).start();
        new Thread(() -> other.complete(given(task))).start();
        one.join();
        other.join();
    }

    private static void delayed(Runnable task) {
        Executor later = CompletableFuture.delayedExecutor(10, TimeUnit.SECONDS);
        CompletableFuture.allOf(run(task, later), run(task, later)).join();
    }

    private static void tasksOnThreads(Runnable task) throws Exception {
        FutureTask<Void> one = new FutureTask<>(task, null);
        FutureTask<Void> other = new FutureTask<>(task, null);
        new Thread(one).start();
        new Thread(other).start();
        one.get();
        other.get();
    }

    private static void tasksHere(Runnable task) throws Exception {
        FutureTask<Void> one = new FutureTask<>(task, null);
        FutureTask<Void> other = new FutureTask<>(task, null);
        Thread thread = new Thread(one);
        thread.start();
        other.run();
        one.get();
    }
}
