package io.selvage.testbed.waiting;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;

/** Calls on a read-write lock and a stamped lock. */
enum SharedLockCall implements Call {
    WRITE((world, self) -> LockCall.section(world.readWriteLock.writeLock(), world, self)),
    WRITE_AGAIN((world, self) -> LockCall.section(world.readWriteLock.writeLock(), world, self)),
    READ((world, self) -> read(world.readWriteLock.readLock(), world)),
    READ_TWICE((world, self) -> {
        Lock lock = world.readWriteLock.readLock();
        lock.lock();
        try {
            return read(lock, world);
        } finally {
            lock.unlock();
        }
    }),
    LOCK_WRITE((world, self) -> {
        world.readWriteLock.writeLock().lock();
        return "";
    }),
    UNLOCK_WRITE((world, self) -> {
        world.readWriteLock.writeLock().unlock();
        return "";
    }),
    TRY_READ((world, self) -> {
        Lock lock = world.readWriteLock.readLock();
        return lock.tryLock() ? unlock(lock, world) : "held";
    }),
    TRY_WRITE((world, self) -> {
        Lock lock = world.readWriteLock.writeLock();
        return lock.tryLock() ? LockCall.unlock(lock, world, self) : "held";
    }),
    TIMED_READ((world, self) -> {
        Lock lock = world.readWriteLock.readLock();
        return lock.tryLock(1, TimeUnit.MILLISECONDS) ? unlock(lock, world) : "late";
    }),
    DOWNGRADE((world, self) -> {
        world.readWriteLock.writeLock().lock();
        world.readWriteLock.readLock().lock();
        world.touch(self.number);
        world.readWriteLock.writeLock().unlock();
        return unlock(world.readWriteLock.readLock(), world);
    }),
    READ_LOCK_COUNT((world, self) -> world.readWriteLock.getReadLockCount()),
    IS_WRITE_LOCKED((world, self) -> world.readWriteLock.isWriteLocked()),
    HAS_QUEUED((world, self) -> world.readWriteLock.hasQueuedThreads()),
    QUEUE_LENGTH((world, self) -> world.readWriteLock.getQueueLength()),
    STAMPED_WRITE((world, self) -> LockCall.section(world.stampedLock.asWriteLock(), world, self)),
    STAMPED_READ((world, self) -> read(world.stampedLock.asReadLock(), world)),
    WRITE_STAMP((world, self) -> unlockStamp(world.stampedLock.writeLock(), world, self)),
    READ_STAMP((world, self) -> unlockStamp(world.stampedLock.readLock(), world, null)),
    TRY_WRITE_STAMP((world, self) -> unlockStamp(world.stampedLock.tryWriteLock(), world, self)),
    TRY_READ_STAMP((world, self) -> unlockStamp(world.stampedLock.tryReadLock(), world, null)),
    UPGRADE_STAMP((world, self) -> {
        long stamp = world.stampedLock.readLock();
        long upgraded = world.stampedLock.tryConvertToWriteLock(stamp);
        return unlockStamp(upgraded == 0 ? stamp : upgraded, world, upgraded == 0 ? null : self);
    }),
    OPTIMISTIC((world, self) -> {
        long stamp = world.stampedLock.tryOptimisticRead();
        return world.value + "" + world.stampedLock.validate(stamp);
    }),
    STAMPED_READ_COUNT((world, self) -> world.stampedLock.getReadLockCount()),
    IS_STAMPED_WRITE((world, self) -> world.stampedLock.isWriteLocked());

    private final Body body;

    SharedLockCall(Body body) {
        this.body = body;
    }

    private static Object read(Lock lock, World world) {
        lock.lock();
        return unlock(lock, world);
    }

    private static Object unlock(Lock lock, World world) {
        try {
            return world.value;
        } finally {
            lock.unlock();
        }
    }

    /** @param writer null for a reader */
    private static Object unlockStamp(long stamp, World world, Actor writer) {
        if (stamp == 0) {
            return "held";
        }
        Object seen = writer == null ? world.value : world.touch(writer.number);
        world.stampedLock.unlock(stamp);
        return seen;
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
