package io.selvage.testbed.failures;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Pools that wait for themselves, or are never shut down. */
public final class Pools {
    private Pools() {}

    /** The only worker waits for a task of its own pool. */
    public static final class OneForTwoTasks {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            pool.submit(() -> pool.submit(() -> 1).get()).get();
            pool.shutdown();
        }
    }

    /** Both workers wait for tasks of their own pool. */
    public static final class TwoForFourTasks {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            Callable<Integer> task = () -> pool.submit(() -> 1).get();
            Future<Integer> one = pool.submit(task);
            Future<Integer> two = pool.submit(task);
            one.get();
            two.get();
            pool.shutdown();
        }
    }

    /** The task that would open the latch is queued behind the one that waits for it. */
    public static final class LatchBehind {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            CountDownLatch latch = new CountDownLatch(1);
            pool.submit(() -> {
                latch.await();
                return 0;
            });
            pool.submit(latch::countDown);
            pool.shutdown();
        }
    }

    /** The same with tasks that nobody has a future of; the first worker has done another one before. */
    public static final class ExecutedBehind {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            CountDownLatch latch = new CountDownLatch(1);
            pool.execute(() -> {});
            pool.execute(() -> await(latch));
            pool.execute(latch::countDown);
            pool.shutdown();
        }
    }

    /** All tasks have begun, and none of them opens the latch. */
    public static final class AllBegun {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.execute(() -> {});
            pool.execute(() -> await(new CountDownLatch(1)));
            pool.shutdown();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A completable future of the pool that its only worker waits in. */
    public static final class FutureBehind {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            CompletableFuture.supplyAsync(
                            () -> CompletableFuture.supplyAsync(() -> 1, pool).join(), pool)
                    .join();
            pool.shutdown();
        }
    }

    /** Nobody shuts the pool down. */
    public static final class NeverShutDown {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.submit(() -> 1).get();
        }
    }

    /** Nobody shuts the scheduler down. */
    public static final class TimerNeverShutDown {
        public static void main(String[] args) throws Exception {
            Executors.newScheduledThreadPool(1)
                    .schedule(() -> 1, 1, TimeUnit.SECONDS)
                    .get();
        }
    }
}
