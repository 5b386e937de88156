package io.selvage.testbed.waiting;

import java.util.concurrent.TimeUnit;

/** Calls on a semaphore and a latch. */
enum SemaphoreCall implements Call {
    ACQUIRE((world, self) -> {
        world.semaphore.acquire();
        return world.touch(self.number);
    }),
    ACQUIRE_UNINTERRUPTIBLY((world, self) -> {
        world.semaphore.acquireUninterruptibly();
        return world.touch(self.number);
    }),
    ACQUIRE_TWO((world, self) -> {
        world.semaphore.acquire(2);
        return world.touch(self.number);
    }),
    RELEASE((world, self) -> {
        world.semaphore.release();
        return "";
    }),
    RELEASE_AGAIN((world, self) -> {
        world.semaphore.release();
        return "";
    }),
    RELEASE_TWO((world, self) -> {
        world.semaphore.release(2);
        return "";
    }),
    TRY((world, self) -> world.semaphore.tryAcquire()),
    TRY_TWO((world, self) -> world.semaphore.tryAcquire(2)),
    TIMED_TRY((world, self) -> world.semaphore.tryAcquire(1, TimeUnit.MILLISECONDS)),
    DRAIN((world, self) -> world.semaphore.drainPermits()),
    PERMITS((world, self) -> world.semaphore.availablePermits()),
    HAS_QUEUED((world, self) -> world.semaphore.hasQueuedThreads()),
    QUEUE_LENGTH((world, self) -> world.semaphore.getQueueLength()),
    AWAIT_LATCH((world, self) -> {
        world.latch.await();
        return world.touch(self.number);
    }),
    TIMED_AWAIT_LATCH((world, self) -> world.latch.await(1, TimeUnit.MILLISECONDS)),
    COUNT_DOWN((world, self) -> {
        world.latch.countDown();
        return "";
    }),
    COUNT((world, self) -> world.latch.getCount());

    private final Body body;

    SemaphoreCall(Body body) {
        this.body = body;
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
