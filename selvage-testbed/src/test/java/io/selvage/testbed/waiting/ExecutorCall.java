package io.selvage.testbed.waiting;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Calls on an executor of any kind, and on futures of its tasks. */
enum ExecutorCall implements Call {
    SUBMIT((world, self) -> {
        world.submitted = world.executor().submit(() -> world.touch(self.number));
        return "";
    }),
    SUBMIT_AND_GET((world, self) ->
            world.executor().submit(() -> world.touch(self.number)).get()),
    EXECUTE((world, self) -> {
        world.executor().execute(() -> world.touch(self.number));
        return "";
    }),
    GET((world, self) -> {
        Future<Integer> future = world.submitted;
        return future == null ? "none" : future.get();
    }),
    IS_DONE((world, self) -> {
        Future<Integer> future = world.submitted;
        return future == null ? "none" : future.isDone();
    }),
    CANCEL((world, self) -> {
        Future<Integer> future = world.submitted;
        return future == null ? "none" : future.cancel(true);
    }),
    INVOKE_ALL((world, self) -> world.executor().invokeAll(tasks(world)).get(1).get()),
    INVOKE_ANY((world, self) -> world.executor().invokeAny(tasks(world))),
    COMPLETION_SERVICE((world, self) -> {
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(world.executor());
        tasks(world).forEach(service::submit);
        return service.take().get();
    }),
    RUN_ASYNC((world, self) -> CompletableFuture.supplyAsync(() -> world.touch(self.number), world.executor())
            .get()),
    THEN_RUN((world, self) -> {
        world.promise.thenRun(() -> world.touch(self.number));
        return "";
    }),
    THEN_ASYNC((world, self) -> {
        world.submitted = world.promise.thenApplyAsync(value -> world.touch(self.number), world.executor());
        return "";
    }),
    COMBINE((world, self) -> world.promise
            .thenCombine(touching(world, self), (one, other) -> world.touch(5))
            .get()),
    ALL_OF((world, self) -> {
        CompletableFuture<Integer> own = touching(world, self);
        CompletableFuture.allOf(world.promise, own).get();
        return own.isDone();
    }),
    ANY_OF((world, self) ->
            CompletableFuture.anyOf(world.promise, touching(world, self)).get()),
    COMPLETE((world, self) -> world.promise.complete(self.number)),
    SHUTDOWN((world, self) -> {
        world.executor().shutdown();
        return "";
    }),
    SHUTDOWN_NOW((world, self) -> world.executor().shutdownNow().size()),
    IS_TERMINATED((world, self) -> world.executor().isTerminated()),
    AWAIT_TERMINATION((world, self) -> world.executor().awaitTermination(1, TimeUnit.MILLISECONDS)),
    QUIESCE((world, self) -> world.executor() instanceof ForkJoinPool pool && pool.isQuiescent()),
    IDENTITY((world, self) -> world.executor()
            .submit(() -> self.sameAsBefore(Thread.currentThread()))
            .get()),
    REMEMBER((world, self) -> {
        world.executor().execute(() -> world.worker = Thread.currentThread());
        return "";
    }),
    WORKER_LIVES((world, self) -> {
        Thread worker = world.worker;
        return worker == null ? "none" : worker.isAlive();
    }),
    WORKER_INTERRUPTED((world, self) -> {
        Thread worker = world.worker;
        return worker == null ? "none" : worker.isInterrupted();
    });

    private final Body body;

    ExecutorCall(Body body) {
        this.body = body;
    }

    private static List<Callable<Integer>> tasks(World world) {
        return List.of(() -> world.touch(1), () -> world.touch(2));
    }

    private static CompletableFuture<Integer> touching(World world, Actor self) {
        return CompletableFuture.supplyAsync(() -> world.touch(self.number), world.executor());
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
