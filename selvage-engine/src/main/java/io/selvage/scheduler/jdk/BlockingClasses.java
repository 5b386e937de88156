package io.selvage.scheduler.jdk;

import io.selvage.model.Guard;
import io.selvage.sync.Resumption;
import java.lang.invoke.VarHandle;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.ToIntFunction;

/**
 * The classes of {@code java.util.concurrent} whose waiting is no event. Fair locks and semaphores are not among them:
 * who comes first is served first. Of a read-write lock and a stamped lock only writers are: a reader does not get past
 * a writer that waits.
 */
final class BlockingClasses {
    private static final VarHandle STATE = PrivateField.of(AbstractQueuedSynchronizer.class, "state");
    private static final VarHandle LONG_STATE = PrivateField.of(AbstractQueuedLongSynchronizer.class, "state");
    private static final VarHandle OWNER = PrivateField.of(AbstractOwnableSynchronizer.class, "exclusiveOwnerThread");
    private static final VarHandle TASK = PrivateField.of(FutureTask.class, "state");
    private static final VarHandle RESULT = PrivateField.of(CompletableFuture.class, "result");
    private static final VarHandle COUNT = PrivateField.of(ArrayBlockingQueue.class, "count");
    private static final VarHandle ITEMS = PrivateField.of(ArrayBlockingQueue.class, "items");
    private static final VarHandle DEQUE_COUNT = PrivateField.of(LinkedBlockingDeque.class, "count");
    private static final VarHandle DEQUE_CAPACITY = PrivateField.of(LinkedBlockingDeque.class, "capacity");
    private static final VarHandle PRIORITY_SIZE = PrivateField.of(PriorityBlockingQueue.class, "size");
    private static final VarHandle QUEUE_CAPACITY = PrivateField.of(LinkedBlockingQueue.class, "capacity");

    private static final String LOCKS = "java.util.concurrent.locks.";
    private static final String OF_OBJECTS = " equals hashCode getClass ";
    private static final String CONDITION =
            " newCondition await awaitNanos awaitUninterruptibly awaitUntil signal signalAll ";

    /** By name, for classes that are not public; these stand for their locks. */
    private static final Map<String, BlockingClass> BY_NAME = Map.of(
            LOCKS + "ReentrantLock$NonfairSync",
                    new BlockingClass(BlockingClasses::state, (method, receiver, root, amount) -> lock(method))
                            .ownedBy((sync, thread) -> OWNER.get(sync) == thread)
                            .blind("lock lockInterruptibly tryLock unlock isLocked isHeldByCurrentThread getHoldCount"
                                    + " isFair toString" + CONDITION + OF_OBJECTS),
            LOCKS + "ReentrantReadWriteLock$NonfairSync",
                    new BlockingClass(BlockingClasses::state, BlockingClasses::writeLock)
                            .ownedBy((sync, thread) -> OWNER.get(sync) == thread)
                            .blind("writeLock WriteLock.lock WriteLock.lockInterruptibly WriteLock.tryLock unlock"
                                    + " isWriteLocked isWriteLockedByCurrentThread isHeldByCurrentThread getHoldCount"
                                    + " getWriteHoldCount isFair toString" + CONDITION + OF_OBJECTS));

    private static final Map<Class<?>, BlockingClass> BY_CLASS = Map.of(
            StampedLock.class,
                    new BlockingClass(BlockingClasses::stamp, BlockingClasses::stampedLock)
                            .blind("writeLock writeLockInterruptibly tryWriteLock unlockWrite tryUnlockWrite"
                                    + " asWriteLock WriteLockView.lock WriteLockView.lockInterruptibly"
                                    + " WriteLockView.tryLock"
                                    + " isWriteLocked isReadLocked tryOptimisticRead validate unlock toString"
                                    + OF_OBJECTS),
            Semaphore.class,
                    new BlockingClass(one -> ((Semaphore) one).availablePermits(), BlockingClasses::permits)
                            .blind("acquire acquireUninterruptibly tryAcquire release availablePermits drainPermits"
                                    + " isFair toString" + OF_OBJECTS)
                            .tellingWithArguments("acquire", "acquireUninterruptibly", "tryAcquire"),
            CountDownLatch.class,
                    new BlockingClass(
                                    one -> (int) Math.min(((CountDownLatch) one).getCount(), Guard.LARGEST),
                                    BlockingClasses::latch)
                            .blind("await countDown getCount toString" + OF_OBJECTS),
            FutureTask.class,
                    new BlockingClass(one -> (int) TASK.get(one) == 0 ? 0 : 1, BlockingClasses::future)
                            .blind(BlindMethods.FUTURE_TASK),
            CompletableFuture.class,
                    new BlockingClass(one -> RESULT.get(one) == null ? 0 : 1, BlockingClasses::future)
                            .blind(BlindMethods.COMPLETABLE_FUTURE),
            LinkedBlockingQueue.class,
                    queue(one -> ((BlockingQueue<?>) one).size(), one -> (int) QUEUE_CAPACITY.get(one)),
            ArrayBlockingQueue.class, queue(one -> (int) COUNT.get(one), one -> ((Object[]) ITEMS.get(one)).length),
            LinkedBlockingDeque.class, queue(one -> (int) DEQUE_COUNT.get(one), one -> (int) DEQUE_CAPACITY.get(one)),
            PriorityBlockingQueue.class, queue(one -> (int) PRIORITY_SIZE.get(one), one -> Integer.MAX_VALUE),
            LinkedTransferQueue.class,
                    queue(one -> ((LinkedTransferQueue<?>) one).size(), one -> Integer.MAX_VALUE)
                            .blind(BlindMethods.QUEUE + " transfer")
                            .resuming(Resumption.NOTHING, "transfer"));

    /** To hand something over is to be there with it: only those who take wait without an event. */
    private static final BlockingClass HAND_OVER = new BlockingClass(HandOverQueue::items, BlockingClasses::taking)
            .blind("put take poll isEmpty size remainingCapacity peek contains clear drainTo toArray iterator toString"
                    + OF_OBJECTS)
            .resuming(Resumption.NOTHING, "put");

    /** Nobody can ask who waits, and whoever has waited returns the phase that it finds. */
    private static final BlockingClass PHASER = new BlockingClass(
                    one -> 0, (method, receiver, root, amount) -> Guard.NONE)
            .resuming(Resumption.READS, "arriveAndAwaitAdvance", "awaitAdvance", "awaitAdvanceInterruptibly")
            .blindToAll();

    /** Its methods are final. */
    private static final BlockingClass FORK_JOIN_TASK = new BlockingClass(
                    one -> ((ForkJoinTask<?>) one).isDone() ? 1 : 0, BlockingClasses::future)
            .observedAs(ForkJoinPool.class.getName())
            .blind(BlindMethods.FORK_JOIN_TASK);

    /** What tells how it works inside is known from its methods' bodies. */
    private static final BlockingClass FORK_JOIN_POOL = new BlockingClass(
                    one -> ((ForkJoinPool) one).isShutdown() ? 1 : 0, (method, receiver, root, amount) -> Guard.NONE)
            .observedAs(ForkJoinPool.class.getName())
            .blindToAll();

    private BlockingClasses() {}

    /** What is known of {@code type}; null if calls on its objects wait by events, or not at all. */
    static BlockingClass of(Class<?> type) {
        for (Class<?> c = type; c != null && c.getClassLoader() == null; c = c.getSuperclass()) {
            BlockingClass known = BY_CLASS.get(c);
            if (known != null) {
                return known;
            }
        }
        if (ForkJoinTask.class.isAssignableFrom(type)) {
            return FORK_JOIN_TASK;
        }
        if (ForkJoinPool.class.isAssignableFrom(type)) {
            return FORK_JOIN_POOL;
        }
        if (type == SynchronousQueue.class) {
            return HAND_OVER;
        }
        if (type == Phaser.class) {
            return PHASER;
        }
        if (type == ThreadPools.PER_TASK) {
            return ThreadPools.OF_PER_TASK;
        }
        return ThreadPoolExecutor.class.isAssignableFrom(type) ? ThreadPools.ALL : BY_NAME.get(type.getName());
    }

    /** Whether {@code queue}, of which {@link #of} knows, never is full. */
    static boolean isUnbounded(Object queue) {
        return queue instanceof LinkedBlockingQueue
                ? (int) QUEUE_CAPACITY.get(queue) == Integer.MAX_VALUE
                : queue instanceof PriorityBlockingQueue;
    }

    private static BlockingClass queue(ToIntFunction<Object> size, ToIntFunction<Object> capacity) {
        return new BlockingClass(size, (method, receiver, root, amount) -> switch (method) {
                    case TAKE, TIMED_POLL -> Guard.interruptible(Guard.atLeast(1));
                    case PUT, TIMED_OFFER -> Guard.interruptible(Guard.atMost(capacity.applyAsInt(root) - 1));
                    default -> Guard.NONE;
                })
                .blind(BlindMethods.QUEUE);
    }

    private static int taking(BlockingMethod method, Object receiver, Object root, int amount) {
        return method == BlockingMethod.TAKE || method == BlockingMethod.TIMED_POLL
                ? Guard.interruptible(Guard.atLeast(1))
                : Guard.NONE;
    }

    private static int state(Object sync) {
        if (sync instanceof AbstractQueuedLongSynchronizer) {
            return (long) LONG_STATE.get(sync) == 0 ? 0 : 1;
        }
        return (int) STATE.get(sync);
    }

    private static int stamp(Object lock) {
        StampedLock stamped = (StampedLock) lock;
        return stamped.isWriteLocked() ? -1 : stamped.getReadLockCount();
    }

    private static int lock(BlockingMethod method) {
        return switch (method) {
            case LOCK -> Guard.isZero();
            case LOCK_INTERRUPTIBLY, TIMED_LOCK -> Guard.interruptible(Guard.isZero());
            default -> Guard.NONE;
        };
    }

    private static int writeLock(BlockingMethod method, Object receiver, Object root, int amount) {
        return receiver instanceof ReentrantReadWriteLock.WriteLock ? lock(method) : Guard.NONE;
    }

    private static int stampedLock(BlockingMethod method, Object receiver, Object root, int amount) {
        boolean writes = receiver == root || receiver.getClass().getName().endsWith("$WriteLockView");
        return writes ? method == BlockingMethod.WRITE_LOCK ? Guard.isZero() : lock(method) : Guard.NONE;
    }

    private static int permits(BlockingMethod method, Object receiver, Object root, int amount) {
        if (((Semaphore) root).isFair()) {
            return Guard.NONE;
        }
        return switch (method) {
            case ACQUIRE, ACQUIRE_SEVERAL, TIMED_ACQUIRE -> Guard.interruptible(Guard.atLeast(amount));
            case ACQUIRE_UNINTERRUPTIBLY, ACQUIRE_SEVERAL_UNINTERRUPTIBLY -> Guard.atLeast(amount);
            default -> Guard.NONE;
        };
    }

    private static int latch(BlockingMethod method, Object receiver, Object root, int amount) {
        return switch (method) {
            case AWAIT, TIMED_AWAIT -> Guard.interruptible(Guard.isZero());
            default -> Guard.NONE;
        };
    }

    private static int future(BlockingMethod method, Object receiver, Object root, int amount) {
        return switch (method) {
            case GET, TIMED_GET -> Guard.interruptible(Guard.atLeast(1));
            case JOIN -> Guard.atLeast(1);
            default -> Guard.NONE;
        };
    }

    /**
     * Methods that do not tell who waits, by class. Whatever is not named here tells: a method that nobody thought of
     * costs steps, and no outcome.
     */
    private static final class BlindMethods {
        /** {@code toString} says whether the task is done, and no more. */
        static final String FUTURE_TASK = """
                get run runAndReset set setException done cancel isDone isCancelled resultNow exceptionNow state
                toString equals hashCode""";

        /** Without {@code getNumberOfDependents} and {@code toString}: who waits is a dependent. */
        static final String COMPLETABLE_FUTURE = """
                get join getNow resultNow exceptionNow state isDone isCancelled isCompletedExceptionally cancel complete
                completeAsync completeExceptionally completeOnTimeout orTimeout obtrudeValue obtrudeException
                supplyAsync runAsync completedFuture completedStage failedFuture failedStage allOf anyOf
                internalComplete completeNull completeValue completeThrowable completeRelay
                thenApply thenApplyAsync thenAccept thenAcceptAsync thenRun thenRunAsync thenCombine thenCombineAsync
                thenAcceptBoth thenAcceptBothAsync runAfterBoth runAfterBothAsync applyToEither applyToEitherAsync
                acceptEither acceptEitherAsync runAfterEither runAfterEitherAsync thenCompose thenComposeAsync
                whenComplete whenCompleteAsync handle handleAsync exceptionally exceptionallyAsync exceptionallyCompose
                exceptionallyComposeAsync toCompletableFuture copy minimalCompletionStage newIncompleteFuture
                defaultExecutor delayedExecutor equals hashCode""";

        /** Of blocking queues, their iterators and spliterators. */
        static final String QUEUE = """
                add addAll addFirst addLast offer offerFirst offerLast push put putFirst putLast take takeFirst takeLast
                poll pollFirst pollLast pop peek peekFirst peekLast element getFirst getLast remove removeAll
                removeFirst removeLast removeFirstOccurrence removeLastOccurrence removeIf retainAll clear drainTo
                contains containsAll size isEmpty remainingCapacity comparator toArray toString forEach stream
                parallelStream iterator descendingIterator spliterator reversed hasNext next forEachRemaining tryAdvance
                trySplit estimateSize getExactSizeIfKnown characteristics hasCharacteristics getComparator equals
                hashCode""";

        static final String FORK_JOIN_TASK = """
                fork join get invoke isDone isCancelled isCompletedNormally isCompletedAbnormally getException
                getRawResult setRawResult complete completeExceptionally quietlyJoin quietlyInvoke quietlyComplete
                cancel reinitialize run exec compute resultNow exceptionNow state tryComplete propagateCompletion
                addToPendingCount getPendingCount setPendingCount compareAndSetPendingCount
                decrementPendingCountUnlessZero getCompleter getRoot firstComplete nextComplete
                quietlyCompleteRoot onCompletion onExceptionalCompletion equals hashCode""";

        private BlindMethods() {}
    }
}
