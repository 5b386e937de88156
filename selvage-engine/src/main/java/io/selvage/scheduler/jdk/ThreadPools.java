package io.selvage.scheduler.jdk;

import io.selvage.model.Guard;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;
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
    private static final Class<?> DELAYED = nested("ScheduledThreadPoolExecutor$DelayedWorkQueue");
    private static final VarHandle DELAYED_SIZE = PrivateField.of(DELAYED, "size");

    private static final VarHandle WORKERS_SET = PrivateField.of(ThreadPoolExecutor.class, "workers");
    private static final Class<?> WORKER = nested("ThreadPoolExecutor$Worker");
    private static final VarHandle THREAD = PrivateField.of(WORKER, "thread");
    private static final VarHandle POOL = PrivateField.of(WORKER, "this$0");

    /** Whether a class of pools has its own idea of what to do when it has terminated. */
    private static final ClassValue<Boolean> TERMINATED_BY_PROGRAM = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return overridesTerminated(type);
        }
    };

    /** Levels of a pool that takes no more tasks; those of others are the numbers of their tasks. */
    private static final int TERMINATED = Guard.LARGEST;

    private static final int SHUT_DOWN = TERMINATED - 1;

    private static final int HAS_TERMINATED = 3 << Integer.SIZE - 3;
    private static final int WORKERS = (1 << Integer.SIZE - 3) - 1;

    static final BlockingClass ALL = new BlockingClass(ThreadPools::level, ThreadPools::guard)
            .observedAs(ThreadPoolExecutor.class.getName())
            .expiring(ThreadPools::hasIdleTimeout)
            .changedBy(ThreadPools::isChangedBy)
            .blind("""
                    execute submit invokeAll invokeAny shutdown shutdownNow isShutdown isTerminated isTerminating
                    awaitTermination close newTaskFor getTask processWorkerExit schedule scheduleAtFixedRate
                    scheduleWithFixedDelay getCorePoolSize getMaximumPoolSize getKeepAliveTime
                    getRejectedExecutionHandler setRejectedExecutionHandler getThreadFactory equals hashCode""");

    /** Executors with a thread for each task; null in a JDK that has none. */
    static final Class<?> PER_TASK = find("ThreadPerTaskExecutor");

    private static final VarHandle THREADS = PER_TASK == null ? null : PrivateField.of(PER_TASK, "threads");
    private static final VarHandle PER_TASK_STATE = PER_TASK == null ? null : PrivateField.of(PER_TASK, "state");

    static final BlockingClass OF_PER_TASK = new BlockingClass(ThreadPools::perTaskLevel, ThreadPools::guard)
            .changedBy((executor, guard) -> !Guard.isInterruptible(guard))
            .blind("""
                    execute submit invokeAll invokeAny shutdown shutdownNow isShutdown isTerminated awaitTermination
                    close taskComplete equals hashCode""");

    private ThreadPools() {}

    /** Its states are 0, 1 and 2: it takes tasks, takes no more, has terminated. */
    private static int perTaskLevel(Object executor) {
        return switch ((int) PER_TASK_STATE.get(executor)) {
            case 0 -> 0;
            case 1 -> SHUT_DOWN;
            default -> TERMINATED;
        };
    }

    private static int level(Object pool) {
        // The JDK's own tests: the state of a pool that runs is negative, that of one that has terminated the largest.
        int state = ((AtomicInteger) CTL.get(pool)).get();
        if (state >= 0) {
            return state >= HAS_TERMINATED ? TERMINATED : SHUT_DOWN;
        }
        return Math.min(tasks(QUEUE.get(pool)), SHUT_DOWN);
    }

    /** Who waits for the end changes nothing, and neither does a worker that leaves, but for its being there. */
    private static boolean isChangedBy(Object pool, int guard) {
        return !Guard.isInterruptible(guard)
                && (level(pool) < SHUT_DOWN || tasks(QUEUE.get(pool)) > 0 || endsByProgram(pool));
    }

    /** Whether {@code object} is a thread pool, or an executor with a thread for each task. */
    static boolean isOne(Object object) {
        return object instanceof ThreadPoolExecutor || object.getClass() == PER_TASK;
    }

    /** Whether nobody can tell how {@code pool} works inside. */
    static boolean isOpaque(Object pool) {
        return pool instanceof ThreadPoolExecutor several ? isKnown(several) : pool.getClass() == PER_TASK;
    }

    /** Whether the last worker that leaves {@code pool} runs code of the program, with the pool's lock held. */
    static boolean endsByProgram(Object pool) {
        return pool instanceof ThreadPoolExecutor && TERMINATED_BY_PROGRAM.get(pool.getClass());
    }

    /** The threads of the workers that have not left yet, in no order. */
    static List<Thread> workers(Object pool) {
        if (pool.getClass() == PER_TASK) {
            return ((Collection<?>) THREADS.get(pool))
                    .stream().map(Thread.class::cast).toList();
        }
        return ((Collection<?>) WORKERS_SET.get(pool))
                .stream().map(worker -> (Thread) THREAD.get(worker)).toList();
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

    private static boolean overridesTerminated(Class<?> type) {
        for (Class<?> c = type; c != ThreadPoolExecutor.class; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                if (method.getName().equals("terminated") && method.getParameterCount() == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The pool that {@code worker} works for. */
    static ThreadPoolExecutor poolOf(Object worker) {
        return (ThreadPoolExecutor) POOL.get(worker);
    }

    /** A class of {@code java.util.concurrent} that is not public. */
    static Class<?> nested(String name) {
        Class<?> found = find(name);
        if (found == null) {
            throw new AssertionError("no " + name);
        }
        return found;
    }

    private static Class<?> find(String name) {
        try {
            return Class.forName("java.util.concurrent." + name);
        } catch (ClassNotFoundException other) {
            return null;
        }
    }
}
