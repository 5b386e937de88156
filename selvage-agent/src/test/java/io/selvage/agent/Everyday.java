package io.selvage.agent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.TimerTask;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.IntStream;

/** A program that uses all of {@code java.util.concurrent} on ordinary threads; its output never varies. */
final class Everyday {
    private static final int SECONDS = 300;

    private Everyday() {}

    public static void main(String[] args) throws Exception {
        for (int round = 0; round < 3; round++) {
            print("locks", locks());
            print("barriers", barriers());
            print("queues", queues());
            print("maps", maps());
            print("pools", pools());
            print("forks", forks());
            print("futures", futures());
            print("timers", timers());
            print("threads", threads());
            print("monitors", monitors());
            print("world", world());
        }
    }

    private static void print(String what, Object result) {
        System.out.println(what + " " + result);
    }

    private static int locks() throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        Condition even = lock.newCondition();
        int[] count = new int[1];
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        StampedLock stamped = new StampedLock();
        Semaphore permits = new Semaphore(1);
        inParallel(4, () -> {
            for (int i = 0; i < 500; i++) {
                lock.lock();
                even.signalAll();
                even.await(1, TimeUnit.MICROSECONDS);
                both.writeLock().lock();
                long stamp = stamped.writeLock();
                permits.acquireUninterruptibly();
                try {
                    count[0]++;
                } finally {
                    permits.release();
                    stamped.unlockWrite(stamp);
                    both.writeLock().unlock();
                    lock.unlock();
                }
            }
            return null;
        });
        return count[0];
    }

    private static int barriers() throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        CyclicBarrier barrier = new CyclicBarrier(3);
        Phaser phaser = new Phaser(3);
        LongAdder sum = new LongAdder();
        inParallel(3, () -> {
            for (int i = 0; i < 200; i++) {
                barrier.await(SECONDS, TimeUnit.SECONDS);
                phaser.arriveAndAwaitAdvance();
                sum.increment();
            }
            latch.countDown();
            latch.await();
            return null;
        });
        return sum.intValue();
    }

    private static int queues() throws Exception {
        List<BlockingQueue<Integer>> queues = List.of(
                new ArrayBlockingQueue<>(2),
                new LinkedBlockingDeque<>(3),
                new SynchronousQueue<>(),
                new LinkedTransferQueue<>());
        AtomicInteger sum = new AtomicInteger();
        for (BlockingQueue<Integer> queue : queues) {
            AtomicInteger role = new AtomicInteger();
            inParallel(2, () -> {
                boolean producer = role.getAndIncrement() == 0;
                for (int i = 0; i < 300; i++) {
                    if (producer) {
                        queue.put(i);
                    } else {
                        sum.addAndGet(queue.take());
                    }
                }
                return null;
            });
        }
        Exchanger<Integer> exchanger = new Exchanger<>();
        inParallel(2, () -> sum.addAndGet(exchanger.exchange(1)));
        return sum.get() + new DelayQueue<>().size();
    }

    private static String maps() throws Exception {
        ConcurrentHashMap<Object, Integer> counts = new ConcurrentHashMap<>();
        ConcurrentSkipListMap<String, Integer> sorted = new ConcurrentSkipListMap<>();
        CopyOnWriteArrayList<Integer> copies = new CopyOnWriteArrayList<>();
        Map<TimeUnit, Integer> enums = new EnumMap<>(TimeUnit.class);
        Map<Object, Integer> plain = new HashMap<>();
        inParallel(3, () -> {
            for (int i = 0; i < 300; i++) {
                counts.merge("k" + i % 7, 1, Integer::sum);
                counts.computeIfAbsent(TimeUnit.DAYS, unit -> 1);
                sorted.putIfAbsent("k" + i % 7, i);
                copies.addIfAbsent(i % 5);
            }
            return null;
        });
        enums.put(TimeUnit.DAYS, 1);
        plain.put(TimeUnit.HOURS, 2);
        plain.put(new Object(), 3);
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        return total + " " + sorted.size() + " " + copies.size() + " " + enums + " " + plain.get(TimeUnit.HOURS);
    }

    private static int pools() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        ExecutorCompletionService<Integer> completion = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < 50; i++) {
            int number = i;
            completion.submit(() -> number);
        }
        int sum = 0;
        for (int i = 0; i < 50; i++) {
            sum += completion.take().get();
        }
        List<Callable<Integer>> tasks = Collections.nCopies(5, () -> 1);
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            sum += future.get();
        }
        sum += pool.invokeAny(tasks);
        pool.shutdown();
        return pool.awaitTermination(SECONDS, TimeUnit.SECONDS) ? sum : -1;
    }

    private static long forks() {
        class Sum extends RecursiveTask<Integer> {
            private static final long serialVersionUID = 1;
            private final int n;

            Sum(int n) {
                this.n = n;
            }

            @Override
            protected Integer compute() {
                if (n < 2) {
                    return n;
                }
                Sum left = new Sum(n - 1);
                left.fork();
                return new Sum(n - 2).compute() + left.join();
            }
        }
        int common = ForkJoinPool.commonPool().invoke(new Sum(12));
        ForkJoinPool own = new ForkJoinPool(2);
        int result = common + own.invoke(new Sum(12));
        own.shutdown();
        return result + IntStream.range(0, 10_000).parallel().sum();
    }

    private static String futures() throws Exception {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> two = one.thenApplyAsync(n -> n + 1);
        CompletableFuture<Integer> late = new CompletableFuture<>();
        late.completeOnTimeout(5, 1, TimeUnit.MILLISECONDS);
        CompletableFuture<Integer> never = new CompletableFuture<Integer>().orTimeout(1, TimeUnit.MILLISECONDS);
        String failed =
                never.handle((n, failure) -> failure.getClass().getSimpleName()).get(SECONDS, TimeUnit.SECONDS);
        CompletableFuture.allOf(one, two, late).get(SECONDS, TimeUnit.SECONDS);
        return one.get() + two.get() + late.get() + failed;
    }

    private static int timers() throws Exception {
        CountDownLatch fired = new CountDownLatch(6);
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        scheduler.scheduleAtFixedRate(fired::countDown, 1, 1, TimeUnit.MILLISECONDS);
        Timer timer = new Timer(true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        fired.countDown();
                    }
                },
                1,
                1);
        boolean all = fired.await(SECONDS, TimeUnit.SECONDS);
        timer.cancel();
        scheduler.shutdownNow();
        return all && scheduler.awaitTermination(SECONDS, TimeUnit.SECONDS) ? 6 : -1;
    }

    private static String threads() throws Exception {
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
        InheritableThreadLocal<Integer> inherited = new InheritableThreadLocal<>();
        inherited.set(8);
        StringBuffer seen = new StringBuffer();
        Thread parked = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park(local);
            }
            seen.append(local.get())
                    .append(inherited.get())
                    .append(Thread.interrupted())
                    .append(Thread.interrupted());
        });
        seen.append(parked.getState()).append(parked.isAlive());
        parked.start();
        LockSupport.unpark(parked);
        parked.interrupt();
        parked.join(SECONDS * 1000L);
        Thread.sleep(1);
        Thread.sleep(0, 10);
        Thread.yield();
        TimeUnit.MILLISECONDS.timedJoin(parked, 10);
        LockSupport.parkNanos(1000);
        LockSupport.parkUntil(System.currentTimeMillis() + 1);
        return seen.append(parked.getState()).append(parked.isAlive()).toString();
    }

    private static int monitors() throws Exception {
        Vector<Integer> vector = new Vector<>();
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Object lock = new Object();
        boolean[] go = new boolean[1];
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!go[0]) {
                    try {
                        TimeUnit.SECONDS.timedWait(lock, SECONDS);
                    } catch (InterruptedException unexpected) {
                        throw new IllegalStateException(unexpected);
                    }
                }
            }
        });
        waiter.start();
        inParallel(3, () -> {
            for (int i = 0; i < 200; i++) {
                vector.add(i);
                list.add(i);
            }
            return null;
        });
        synchronized (lock) {
            go[0] = true;
            lock.notifyAll();
        }
        waiter.join();
        return vector.size() + list.size();
    }

    private static boolean world() {
        boolean random = new Random().nextInt(5) < 5
                && ThreadLocalRandom.current().nextInt(5) < 5
                && new SplittableRandom().nextInt(5) < 5
                && UUID.randomUUID().version() == 4;
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(shuffled);
        return random && shuffled.size() == 3 && Runtime.getRuntime().availableProcessors() > 0;
    }

    private static void inParallel(int threads, Callable<?> body) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            all.add(pool.submit(body));
        }
        for (Future<?> one : all) {
            one.get(SECONDS, TimeUnit.SECONDS);
        }
        pool.shutdown();
    }
}
