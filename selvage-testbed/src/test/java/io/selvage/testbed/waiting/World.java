package io.selvage.testbed.waiting;

import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Function;

/** What the threads of a random program share. Which kind of lock, queue or pool it is, is drawn with the program. */
final class World {
    final Thread[] threads;
    final ReentrantLock lock;
    final Condition condition;
    final ReentrantReadWriteLock readWriteLock;
    final StampedLock stampedLock = new StampedLock();
    final Semaphore semaphore;
    final CountDownLatch latch = new CountDownLatch(1);
    final BlockingQueue<Integer> queue;
    final Deque<Integer> deque;
    final ConcurrentMap<String, Integer> map;
    final Set<Integer> set;
    final AtomicInteger number = new AtomicInteger();
    final LongAdder sum = new LongAdder();
    final AtomicLongArray numbers = new AtomicLongArray(3);
    final List<Integer> list = new CopyOnWriteArrayList<>();
    final CompletableFuture<Integer> promise = new CompletableFuture<>();
    final FutureTask<Integer> task;
    final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);
    final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final int kind;
    private ExecutorService pool;
    private ExecutorService executor;
    volatile Thread worker;
    volatile Future<Integer> submitted;
    volatile int value;
    int plain;

    World(int threads, int kind) {
        this.threads = new Thread[threads];
        this.kind = kind;
        boolean fair = kind % 3 == 2;
        lock = new ReentrantLock(fair);
        condition = lock.newCondition();
        readWriteLock = new ReentrantReadWriteLock(fair);
        semaphore = new Semaphore(kind % 4 - 1, fair);
        queue = queue(kind);
        deque = deque(kind);
        map = kind % 2 == 0 ? new ConcurrentHashMap<>() : new ConcurrentSkipListMap<>();
        set = kind % 4 < 2 ? ConcurrentHashMap.newKeySet() : new ConcurrentSkipListSet<>();
        task = new FutureTask<>(() -> touch(9));
    }

    private static BlockingQueue<Integer> queue(int kind) {
        return switch (kind % 8) {
            case 0 -> new LinkedBlockingQueue<>();
            case 1 -> new LinkedBlockingQueue<>(1);
            case 2 -> new ArrayBlockingQueue<>(1);
            case 3 -> new ArrayBlockingQueue<>(2, true);
            case 4 -> new LinkedBlockingDeque<>(1);
            case 5 -> new PriorityBlockingQueue<>();
            case 6 -> new LinkedTransferQueue<>();
            default -> new SynchronousQueue<>(kind % 3 == 0);
        };
    }

    private static Deque<Integer> deque(int kind) {
        return switch (kind % 3) {
            case 0 -> new ConcurrentLinkedDeque<>();
            case 1 -> new LinkedBlockingDeque<>(2);
            default -> new LinkedBlockingDeque<>();
        };
    }

    /** Made by the first thread, before others use it, in programs that have pools. */
    void openPool() {
        pool = Pools.make(kind, tasks);
    }

    /** The same for an executor of any kind. */
    void openExecutor() {
        executor = Pools.makeAny(kind);
    }

    ExecutorService executor() {
        return executor;
    }

    /** Lets those that there are come to their end. */
    void shutDown() {
        if (pool != null) {
            pool.shutdown();
        }
        if (executor != null) {
            executor.shutdown();
        }
    }

    ExecutorService pool() {
        return pool;
    }

    /** The pool as one that can be looked into; others cannot. */
    Object look(Function<ThreadPoolExecutor, Object> question) {
        return pool instanceof ThreadPoolExecutor open ? question.apply(open) : "closed";
    }

    /** Leaves a trace of who came when; returns what was there. */
    int touch(int who) {
        int before = value;
        value = before * 3 + who;
        return before;
    }

    /** What is left in the containers and numbers; empty if nothing is. */
    String contents() {
        StringBuilder text = new StringBuilder();
        for (Object one : List.of(queue, deque, map, set, list, number, sum, numbers)) {
            String shown = one.toString();
            boolean isNothing = shown.equals("[]") || shown.equals("{}") || shown.equals("0");
            text.append(isNothing || shown.equals("[0, 0, 0]") ? "" : shown);
        }
        return text.toString();
    }

    /** Some other thread than {@code self}. */
    Thread other(Actor self) {
        return threads[(self.number + 1) % threads.length];
    }
}
