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

    private static final int WORKERS = (1 << Integer.SIZE - 3) - 1;

    static final BlockingClass ALL = new BlockingClass(ThreadPools::level, ThreadPools::guard)
            .expiring(ThreadPools::hasIdleTimeout)
            .blind("""
                    execute submit invokeAll invokeAny shutdown shutdownNow isShutdown isTerminated isTerminating
                    awaitTermination close getTask processWorkerExit schedule scheduleAtFixedRate
                    scheduleWithFixedDelay getCorePoolSize getMaximumPoolSize getKeepAliveTime
                    getRejectedExecutionHandler setRejectedExecutionHandler getThreadFactory equals hashCode""");

    private ThreadPools() {}

    private static int level(Object pool) {
        // The JDK's own test: the state of a pool that runs is negative.
        boolean isShutdown = ((AtomicInteger) CTL.get(pool)).get() >= 0;
        return isShutdown ? Guard.LARGEST : tasks(QUEUE.get(pool));
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

    private static int guard(BlockingMethod method, Object receiver, Object pool) {
        return method == BlockingMethod.GET_TASK && isKnown(QUEUE.get(pool).getClass()) ? Guard.atLeast(1) : Guard.NONE;
    }

    private static boolean isKnown(Class<?> queue) {
        return queue == DELAYED
                || queue == SynchronousQueue.class
                || BlockingQueue.class.isAssignableFrom(queue) && BlockingClasses.of(queue) != null;
    }

    private static Class<?> delayed() {
        try {
            return Class.forName("java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue");
        } catch (ClassNotFoundException other) {
            throw new AssertionError(other);
        }
    }
}
