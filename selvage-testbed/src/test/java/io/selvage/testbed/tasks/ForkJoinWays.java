package io.selvage.testbed.tasks;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** Fork-join pools and what is built on them: tasks that fork, streams, bulk operations. */
final class ForkJoinWays {
    private ForkJoinWays() {}

    static void addTo(Map<String, Way> ways) {
        ways.put("fork-join, submit", ForkJoinWays::submit);
        ways.put("fork-join, invoke", task -> inPool(new Forking(task)));
        ways.put("fork-join, fork and compute", task -> inPool(new Computing(task, true)));
        ways.put("fork-join, invokeAll", task -> inPool(new InvokingAll(task)));
        ways.put("fork-join, counted completer", task -> inPool(new Counted(null, task, 2)));
        ways.put("fork-join, adapted", ForkJoinWays::adapted);
        ways.put("fork-join, latch", ForkJoinWays::latch);
        ways.put("fork-join, quiescence", ForkJoinWays::quiescence);
        ways.put("fork-join, awaitTermination", ForkJoinWays::termination);
        ways.put("common pool, invoke", task -> new Forking(task).invoke());
        ways.put("common pool, submit", ForkJoinWays::common);
        ways.put("common pool, quiescence", ForkJoinWays::commonQuiescence);
        ways.put(
                "parallel stream, forEach",
                task -> IntStream.range(0, 2).parallel().forEach(i -> task.run()));
        ways.put("parallel stream, sum", ForkJoinWays::sum);
        ways.put("parallel stream, list", ForkJoinWays::list);
        ways.put("parallel stream, forEachOrdered", ForkJoinWays::ordered);
        ways.put("parallelSetAll", ForkJoinWays::setAll);
        ways.put("map, forEach", ForkJoinWays::map);
    }

    private static void inPool(ForkJoinTask<?> task) {
        ForkJoinPool pool = new ForkJoinPool(3);
        pool.invoke(task);
        pool.shutdown();
    }

    private static void submit(Runnable task) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> one = pool.submit(task);
        ForkJoinTask<?> other = pool.submit(task);
        one.get();
        other.join();
        pool.shutdown();
    }

    private static void adapted(Runnable task) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> one = pool.submit(ForkJoinTask.adapt(task));
        ForkJoinTask<?> other = pool.submit(ForkJoinTask.adapt(task));
        one.join();
        other.join();
        pool.shutdown();
    }

    private static void latch(Runnable task) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                task.run();
                done.countDown();
            });
        }
        done.await();
        pool.shutdown();
    }

    private static void quiescence(Runnable task) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(task);
        pool.execute(task);
        pool.awaitQuiescence(1, TimeUnit.MINUTES);
        pool.shutdown();
    }

    private static void termination(Runnable task) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(task);
        pool.execute(task);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }

    private static void common(Runnable task) throws Exception {
        ForkJoinTask<?> one = ForkJoinPool.commonPool().submit(task);
        ForkJoinTask<?> other = ForkJoinPool.commonPool().submit(task);
        one.get();
        other.get();
    }

    private static void commonQuiescence(Runnable task) {
        ForkJoinPool.commonPool().execute(task);
        ForkJoinPool.commonPool().execute(task);
        ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES);
    }

    private static void sum(Runnable task) {
        IntStream.range(0, 2)
                .parallel()
                .map(one -> {
                    task.run();
                    return one;
                })
                .sum();
    }

    private static void list(Runnable task) {
        List.of(1, 2).parallelStream().forEach(one -> task.run());
    }

    private static void ordered(Runnable task) {
        List.of(1, 2).parallelStream()
                .map(one -> {
                    task.run();
                    return one;
                })
                .forEachOrdered(one -> {});
    }

    private static void setAll(Runnable task) {
        Arrays.parallelSetAll(new int[2], i -> {
            task.run();
            return i;
        });
    }

    private static void map(Runnable task) {
        new ConcurrentHashMap<>(Map.of(1, 1, 2, 2)).forEach(1, (key, value) -> task.run());
    }

    private static final class Forking extends RecursiveAction {
        private static final long serialVersionUID = 1;
        private final transient Runnable task;

        Forking(Runnable task) {
            this.task = task;
        }

        @Override
        protected void compute() {
            ForkJoinTask<?> one = ForkJoinTask.adapt(task).fork();
            ForkJoinTask<?> other = ForkJoinTask.adapt(task).fork();
            other.join();
            one.join();
        }
    }

    private static final class Computing extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;
        private final transient Runnable task;
        private final boolean splits;

        Computing(Runnable task, boolean splits) {
            this.task = task;
            this.splits = splits;
        }

        @Override
        protected Integer compute() {
            if (splits) {
                ForkJoinTask<Integer> other = new Computing(task, false).fork();
                return new Computing(task, false).compute() + other.join();
            }
            task.run();
            return 1;
        }
    }

    private static final class InvokingAll extends RecursiveAction {
        private static final long serialVersionUID = 1;
        private final transient Runnable task;

        InvokingAll(Runnable task) {
            this.task = task;
        }

        @Override
        protected void compute() {
            invokeAll(ForkJoinTask.adapt(task), ForkJoinTask.adapt(task));
        }
    }

    private static final class Counted extends CountedCompleter<Void> {
        private static final long serialVersionUID = 1;
        private final transient Runnable task;
        private final int parts;

        Counted(CountedCompleter<?> parent, Runnable task, int parts) {
            super(parent);
            this.task = task;
            this.parts = parts;
        }

        @Override
        public void compute() {
            if (parts == 0) {
                task.run();
            } else {
                setPendingCount(parts);
                for (int i = 0; i < parts; i++) {
                    new Counted(this, task, 0).fork();
                }
            }
            tryComplete();
        }
    }
}
