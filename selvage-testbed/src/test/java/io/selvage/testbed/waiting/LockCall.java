package io.selvage.testbed.waiting;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;

/** Calls on a reentrant lock and its condition. */
enum LockCall implements Call {
    SECTION((world, self) -> section(world.lock, world, self)),
    SECTION_AGAIN((world, self) -> section(world.lock, world, self)),
    LOCK((world, self) -> {
        world.lock.lock();
        return "";
    }),
    UNLOCK((world, self) -> {
        world.lock.unlock();
        return "";
    }),
    INTERRUPTIBLE_SECTION((world, self) -> {
        world.lock.lockInterruptibly();
        return unlock(world.lock, world, self);
    }),
    TRY_SECTION((world, self) -> world.lock.tryLock() ? unlock(world.lock, world, self) : "held"),
    TIMED_SECTION(
            (world, self) -> world.lock.tryLock(1, TimeUnit.MILLISECONDS) ? unlock(world.lock, world, self) : "late"),
    NESTED((world, self) -> {
        world.lock.lock();
        try {
            return section(world.lock, world, self);
        } finally {
            world.lock.unlock();
        }
    }),
    AWAIT((world, self) -> {
        world.lock.lock();
        try {
            world.condition.await();
            return world.touch(self.number);
        } finally {
            world.lock.unlock();
        }
    }),
    TIMED_AWAIT((world, self) -> {
        world.lock.lock();
        try {
            return world.condition.await(1, TimeUnit.MILLISECONDS) + "" + world.touch(self.number);
        } finally {
            world.lock.unlock();
        }
    }),
    SIGNAL((world, self) -> {
        world.lock.lock();
        try {
            world.condition.signal();
            return world.touch(self.number);
        } finally {
            world.lock.unlock();
        }
    }),
    SIGNAL_ALL((world, self) -> {
        world.lock.lock();
        try {
            world.condition.signalAll();
            return "";
        } finally {
            world.lock.unlock();
        }
    }),
    HAS_WAITERS((world, self) -> {
        world.lock.lock();
        try {
            return world.lock.hasWaiters(world.condition) + "" + world.lock.getWaitQueueLength(world.condition);
        } finally {
            world.lock.unlock();
        }
    }),
    IS_LOCKED((world, self) -> world.lock.isLocked()),
    IS_HELD((world, self) -> world.lock.isHeldByCurrentThread()),
    HAS_QUEUED((world, self) -> world.lock.hasQueuedThreads()),
    HAS_QUEUED_OTHER((world, self) -> world.lock.hasQueuedThread(world.other(self))),
    QUEUE_LENGTH((world, self) -> world.lock.getQueueLength());

    private final Body body;

    LockCall(Body body) {
        this.body = body;
    }

    static Object section(Lock lock, World world, Actor self) {
        lock.lock();
        return unlock(lock, world, self);
    }

    static Object unlock(Lock lock, World world, Actor self) {
        try {
            return world.touch(self.number);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
