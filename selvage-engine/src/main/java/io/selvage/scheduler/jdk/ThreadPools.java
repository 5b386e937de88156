package io.selvage.scheduler.jdk;

import io.selvage.model.Guard;
import java.lang.invoke.VarHandle;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Thread pools, for which a worker waits that looks for its next task. When it looks, and that it waits, nobody can
 * tell: it is enabled when there is a task, or when the pool was shut down. A pool that hands tasks over directly finds
 * no worker waiting then and always takes a new one.
 */
final class ThreadPools {
    private static final VarHandle CTL = PrivateField.of(ThreadPoolExecutor.class, "ctl");
    private static final VarHandle QUEUE = PrivateField.of(ThreadPoolExecutor.class, "workQueue");
    private static final Class<?> DELAYED = delayed();
    private static final VarHandle DELAYED_SIZE = PrivateField.of(DELAYED, "size");

    /** Levels of a pool that takes no more tasks; those of others are the numbers of their tasks. */
    private static final int TERMINATED = Guard.LARGEST;

    private static final int SHUT_DOWN = TERMINATED - 1;

    private static final int HAS_TERMINATED = 3 << Integer.SIZE - 3;
    private static final int WORKERS = (1 << Integer.SIZE - 3) - 1;

    static final BlockingClass ALL = new BlockingClass(ThreadPools::level, ThreadPools::guard)
            .observedAs(ThreadPoolExecutor.class.getName())
            .expiring(ThreadPools::hasIdleTimeout)
            .blind("""
                    execute submit invokeAll invokeAny shutdown shutdownNow isShutdown isTerminated isTerminating
                    awaitTermination close getTask processWorkerExit schedule scheduleAtFixedRate
                    scheduleWithFixedDelay getCorePoolSize getMaximumPoolSize getKeepAliveTime
                    getRejectedExecutionHandler setRejectedExecutionHandler getThreadFactory equals hashCode""");

    private ThreadPools() {}

    private static int level(Object pool) {
        // The JDK's own tests: the state of a pool that runs is negative, that of one that has terminated the largest.
        int state = ((AtomicInteger) CTL.get(pool)).get();
        if (state >= 0) {
            return state >= HAS_TERMINATED ? TERMINATED : SHUT_DOWN;
        }
        return Math.min(tasks(QUEUE.get(pool)), SHUT_DOWN);
    }

    /** The JDK's own test, which counts the workers in the low bits. */
    private static boolean hasIdleTimeout(Object root) {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) root;
        int workers = ((AtomicInteger) CTL.get(pool)).get() & WORKERS;
        return pool.allowsCoreThreadTimeOut() || workers > pool.getCorePoolSize();
    }

    /** How many tasks wait; the methods of some queues that say so take a lock. */
    private static int tasks(Object queue) {
        if (queue.getClass() == DELAYED) {
            return (int) DELAYED_SIZE.get(queue);
        }
        return queue.getClass() == SynchronousQueue.class
                ? 0
                : BlockingClasses.of(queue.getClass()).level(queue);
    }

    private static int guard(BlockingMethod method, Object receiver, Object pool, int amount) {
        return switch (method) {
            case GET_TASK -> isKnown((ThreadPoolExecutor) pool) ? Guard.atLeast(1) : Guard.NONE;
            case AWAIT_TERMINATION -> Guard.interruptible(isTerminated());
            default -> Guard.NONE;
        };
    }

    /** The pool has terminated. */
    static int isTerminated() {
        return Guard.atLeast(TERMINATED);
    }

    /**
     * A pool without room for more workers or tasks refuses tasks, depending on which workers wait or have left. And
     * whoever makes the threads sees how many are made.
     */
    private static boolean isKnown(ThreadPoolExecutor pool) {
        Object queue = QUEUE.get(pool);
        if (queue.getClass() == SynchronousQueue.class) {
            return pool.getMaximumPoolSize() == Integer.MAX_VALUE && isOfJdk(pool);
        }
        boolean isEndless = queue.getClass() == DELAYED || BlockingClasses.isUnbounded(queue);
        return isEndless && isOfJdk(pool) || !hasVaryingWorkers(pool) && hasKnownQueue(queue.getClass());
    }

    private static boolean isOfJdk(ThreadPoolExecutor pool) {
        return pool.getClass().getClassLoader() == null
                && pool.getThreadFactory().getClass().getClassLoader() == null;
    }

    private static boolean hasKnownQueue(Class<?> queue) {
        return queue == DELAYED || BlockingQueue.class.isAssignableFrom(queue) && BlockingClasses.of(queue) != null;
    }

    /** Whether workers leave for want of tasks, or are found waiting by those who hand over tasks. */
    static boolean hasVaryingWorkers(ThreadPoolExecutor pool) {
        boolean grows = QUEUE.get(pool).getClass() == DELAYED
                ? pool.getCorePoolSize() == 0
                : pool.getMaximumPoolSize() > pool.getCorePoolSize();
        return grows || pool.allowsCoreThreadTimeOut();
    }

    private static Class<?> delayed() {
        try {
            return Class.forName("java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue");
        } catch (ClassNotFoundException other) {
            throw new AssertionError(other);
        }
    }
}
