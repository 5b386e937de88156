package io.selvage.testbed.waiting;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Calls on a future task and a completable future. */
enum FutureCall implements Call {
    RUN((world, self) -> {
        world.task.run();
        return "";
    }),
    GET((world, self) -> world.task.get()),
    TIMED_GET((world, self) -> world.task.get(1, TimeUnit.MILLISECONDS)),
    CANCEL((world, self) -> world.task.cancel(false)),
    CANCEL_RUNNING((world, self) -> world.task.cancel(true)),
    IS_DONE((world, self) -> world.task.isDone()),
    IS_CANCELLED((world, self) -> world.task.isCancelled()),
    COMPLETE((world, self) -> world.promise.complete(self.number)),
    FAIL((world, self) -> world.promise.completeExceptionally(new IllegalStateException())),
    GET_PROMISE((world, self) -> world.promise.get()),
    TIMED_GET_PROMISE((world, self) -> world.promise.get(1, TimeUnit.MILLISECONDS)),
    JOIN_PROMISE((world, self) -> world.promise.handle((value, thrown) -> value).join()),
    GET_NOW((world, self) -> world.promise.getNow(-1)),
    CANCEL_PROMISE((world, self) -> world.promise.cancel(true)),
    IS_PROMISE_DONE((world, self) -> world.promise.isDone()),
    DEPENDENTS((world, self) -> world.promise.getNumberOfDependents()),
    THEN_TOUCH((world, self) ->
            world.promise.thenApply(value -> world.touch(self.number)).isDone()),
    THEN_TOUCH_AND_GET((world, self) ->
            world.promise.thenApply(value -> world.touch(self.number)).get()),
    OBTRUDE((world, self) -> {
        world.promise.obtrudeValue(50 + self.number);
        return "";
    }),
    ANY_OF((world, self) -> CompletableFuture.anyOf(world.promise, CompletableFuture.completedFuture(7))
            .isDone()),
    ALL_OF((world, self) -> CompletableFuture.allOf(world.promise).isDone());

    private final Body body;

    FutureCall(Body body) {
        this.body = body;
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
