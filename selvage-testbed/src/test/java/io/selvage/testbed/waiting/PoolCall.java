package io.selvage.testbed.waiting;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Calls on a thread pool. */
enum PoolCall implements Call {
    SUBMIT((world, self) -> {
        world.submitted = world.pool().submit(() -> world.touch(self.number));
        return "";
    }),
    SUBMIT_AND_GET(
            (world, self) -> world.pool().submit(() -> world.touch(self.number)).get()),
    EXECUTE((world, self) -> {
        world.pool().execute(() -> world.touch(self.number));
        return "";
    }),
    EXECUTE_AGAIN((world, self) -> {
        world.pool().execute(() -> world.touch(4 + self.number));
        return "";
    }),
    GET((world, self) -> {
        Future<Integer> future = world.submitted;
        return future == null ? "none" : future.get();
    }),
    THEN_ASYNC((world, self) -> {
        world.promise.thenRunAsync(() -> world.touch(self.number), world.pool());
        return "";
    }),
    THEN_ASYNC_KEPT((world, self) -> {
        world.submitted = world.promise.thenApplyAsync(value -> world.touch(self.number), world.pool());
        return "";
    }),
    DIRECT((world, self) -> world.tasks.offer(() -> world.touch(self.number))),
    DIRECT_SIZE((world, self) -> world.tasks.size()),
    COMPLETE((world, self) -> world.promise.complete(1)),
    RUN_ASYNC((world, self) -> CompletableFuture.supplyAsync(() -> world.touch(self.number), world.pool())
            .get()),
    CANCEL((world, self) -> {
        Future<Integer> future = world.submitted;
        return future == null ? "none" : future.cancel(true);
    }),
    NAME((world, self) -> name(world)),
    NAME_AGAIN((world, self) -> name(world)),
    OWN((world, self) -> world.pool()
            .submit(() -> {
                int before = world.own.get();
                world.own.set(before + 1);
                return before;
            })
            .get()),
    IDENTITY((world, self) ->
            world.pool().submit(() -> self.sameAsBefore(Thread.currentThread())).get()),
    INVOKE_ALL((world, self) -> {
        List<Callable<Integer>> tasks = List.of(() -> world.touch(1), () -> world.touch(2));
        return world.pool().invokeAll(tasks).get(0).get();
    }),
    SHUTDOWN((world, self) -> {
        world.pool().shutdown();
        return "";
    }),
    SHUTDOWN_NOW((world, self) -> world.pool().shutdownNow().size()),
    IS_TERMINATED((world, self) -> world.pool().isTerminated()),
    AWAIT_TERMINATION((world, self) -> world.pool().awaitTermination(1, TimeUnit.MILLISECONDS)),
    TEXT((world, self) -> world.pool().toString().length() < 5 ? world.pool().toString() : ""),
    ACTIVE((world, self) -> world.look(pool -> pool.getActiveCount())),
    POOL_SIZE((world, self) -> world.look(pool -> pool.getPoolSize())),
    LARGEST((world, self) -> world.look(pool -> pool.getLargestPoolSize())),
    WAITING_TASKS((world, self) -> world.look(pool -> pool.getQueue().size())),
    COMPLETED((world, self) -> world.look(pool -> pool.getCompletedTaskCount())),
    TASK_COUNT((world, self) -> world.look(pool -> pool.getTaskCount()));

    private final Body body;

    PoolCall(Body body) {
        this.body = body;
    }

    private static Object name(World world) throws Exception {
        String name =
                world.pool().submit(() -> Thread.currentThread().getName()).get();
        // Pools are numbered by the JVM.
        return name.substring(name.lastIndexOf('-') + 1);
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
