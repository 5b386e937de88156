package io.selvage.testbed.waiting;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The kinds of thread pools in random programs. */
final class Pools {
    /** How many there are. */
    static final int KINDS = 13;

    private Pools() {}

    /** @param tasks given to the pool that keeps its tasks in a queue of the program */
    static ExecutorService make(int kind, BlockingQueue<Runnable> tasks) {
        return switch (kind % KINDS) {
            case 0 -> Executors.newFixedThreadPool(1);
            case 1 -> Executors.newFixedThreadPool(2);
            case 2 -> Executors.newSingleThreadExecutor();
            case 3 -> Executors.newCachedThreadPool();
            case 4 -> Executors.newScheduledThreadPool(1);
            case 5 -> Executors.newFixedThreadPool(2, work -> new Thread(work, "own"));
            case 6 -> new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new SynchronousQueue<>());
            case 7 -> new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
            case 8 -> new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
            case 9 ->
                new ThreadPoolExecutor(
                        1,
                        1,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(1),
                        new ThreadPoolExecutor.CallerRunsPolicy());
            case 10 -> new Counting();
            case 11 -> new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, tasks);
            default -> Executors.newCachedThreadPool(new Numbering());
        };
    }

    /** An executor of any kind, those with a thread for each task included where the JDK has them. */
    static ExecutorService makeAny(int kind) {
        return switch (kind % 8) {
            case 0 -> Executors.newFixedThreadPool(2);
            case 1 -> Executors.newCachedThreadPool();
            case 2 -> Executors.newScheduledThreadPool(2);
            case 3 -> Executors.newSingleThreadExecutor();
            case 4, 5 -> perTask();
            case 6 -> Executors.newWorkStealingPool(2);
            default -> new ForkJoinPool(3);
        };
    }

    private static ExecutorService perTask() {
        try {
            return (ExecutorService) Executors.class
                    .getMethod("newThreadPerTaskExecutor", ThreadFactory.class)
                    .invoke(null, Executors.defaultThreadFactory());
        } catch (ReflectiveOperationException older) {
            return Executors.newFixedThreadPool(3);
        }
    }

    /** A pool of the program's own, which looks at its tasks. */
    private static final class Counting extends ThreadPoolExecutor {
        private volatile int begun;

        Counting() {
            super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        }

        @Override
        protected void beforeExecute(Thread worker, Runnable task) {
            begun = begun + 1;
        }

        /** How many tasks have begun. */
        @Override
        public String toString() {
            return "" + begun;
        }
    }

    /** Gives its threads numbers as names. */
    private static final class Numbering implements ThreadFactory {
        private volatile int made;

        @Override
        public Thread newThread(Runnable work) {
            made = made + 1;
            return new Thread(work, "own-" + made);
        }
    }
}
