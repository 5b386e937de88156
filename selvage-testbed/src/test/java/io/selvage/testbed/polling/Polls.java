package io.selvage.testbed.polling;

import java.util.Set;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Correct programs with threads that wait again and again for a short time. */
enum Polls implements Runnable {
    A_QUEUE(false, () -> {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        inThread(() -> queue.offer(1));
        while (queue.poll(10, TimeUnit.MILLISECONDS) == null) {
            Thread.onSpinWait();
        }
        System.out.println(1);
    }),
    ONCE_BEFORE_THE_LOOP(true, () -> {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        inThread(() -> queue.offer(1));
        Integer next = queue.poll();
        while (next == null) {
            next = queue.poll(10, TimeUnit.MILLISECONDS);
        }
        System.out.println(next);
    }),
    A_DEQUE(true, () -> {
        LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>();
        inThread(() -> deque.addLast("1"));
        String next;
        do {
            next = deque.pollFirst(1, TimeUnit.MILLISECONDS);
        } while (next == null);
        System.out.println(next);
    }),
    A_FLAG(false, () -> {
        AtomicBoolean flag = new AtomicBoolean();
        inThread(() -> flag.set(true));
        while (!flag.get()) {
            Thread.sleep(10);
        }
        System.out.println(1);
    }),
    A_CONDITION(false, () -> {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        int[] guarded = new int[1];
        inThread(() -> {
            lock.lock();
            guarded[0] = 1;
            changed.signal();
            lock.unlock();
        });
        lock.lock();
        while (guarded[0] == 0) {
            changed.await(10, TimeUnit.MILLISECONDS);
        }
        System.out.println(guarded[0]);
        lock.unlock();
    }),
    AND_COUNTS(true, () -> {
        AtomicBoolean flag = new AtomicBoolean();
        inThread(() -> flag.set(true));
        int rounds = 0;
        while (!flag.get()) {
            Thread.sleep(10);
            rounds++;
        }
        System.out.println(Math.min(1, rounds + 1));
    }),
    A_FUTURE(true, () -> {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> future = pool.submit(() -> 1);
        Integer answer = null;
        while (answer == null) {
            try {
                answer = future.get(10, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                answer = null;
            }
        }
        System.out.println(answer);
        pool.shutdown();
    }),
    UNTIL_STOPPED(true, () -> {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        AtomicBoolean stop = new AtomicBoolean();
        AtomicInteger sum = new AtomicInteger();
        Thread consumer = inThread(() -> {
            while (!stop.get() || !queue.isEmpty()) {
                Integer next = queue.poll(10, TimeUnit.MILLISECONDS);
                if (next != null) {
                    sum.addAndGet(next);
                }
            }
        });
        queue.put(1);
        stop.set(true);
        consumer.join();
        System.out.println(sum);
    }),
    UNTIL_INTERRUPTED(true, () -> {
        BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                try {
                    Runnable next = queue.poll(100, TimeUnit.MILLISECONDS);
                    if (next != null) {
                        next.run();
                    }
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        worker.start();
        CountDownLatch done = new CountDownLatch(1);
        queue.add(done::countDown);
        done.await();
        worker.interrupt();
        worker.join();
        System.out.println(1);
    }),
    AT_A_FIXED_RATE(true, () -> {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        CountDownLatch ticks = new CountDownLatch(2);
        timer.scheduleAtFixedRate(ticks::countDown, 0, 10, TimeUnit.MILLISECONDS);
        ticks.await();
        timer.shutdownNow();
        System.out.println(1);
    }),
    BESIDE_A_TIMER(true, () -> {
        Timer timer = new Timer(true);
        AtomicInteger beats = new AtomicInteger();
        TimerTask beat = new TimerTask() {
            @Override
            public void run() {
                beats.set(1);
            }
        };
        timer.schedule(beat, 10, 10);
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread other = inThread(() -> map.put("a", 1));
        other.join();
        timer.cancel();
        System.out.println(map.size());
    }),
    FOR_A_LONG_TIME(true, () -> {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        AtomicInteger beats = new AtomicInteger();
        timer.scheduleWithFixedDelay(() -> beats.set(1), 300, 300, TimeUnit.MILLISECONDS);
        Thread.sleep(3_000);
        timer.shutdownNow();
        System.out.println(beats);
    }) {
        @Override
        boolean mayAssume(String what) {
            return super.mayAssume(what) || what.startsWith("time limits of 1 s");
        }
    };

    /** What a program does. */
    interface Body {
        void run() throws InterruptedException, ExecutionException;
    }

    private final boolean assumes;
    private final Body body;

    Polls(boolean assumes, Body body) {
        this.assumes = assumes;
        this.body = body;
    }

    /** Whether its loop is none that is known only to wait, so that the proof rests on an assumption. */
    boolean assumes() {
        return assumes;
    }

    boolean mayAssume(String what) {
        return assumes && what.equals(PollingLoopsTest.ASSUMPTION);
    }

    Set<String> outputs() {
        return Set.of("1");
    }

    @Override
    public void run() {
        run(body);
    }

    static void run(Body body) {
        try {
            body.run();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    static Thread inThread(Body body) {
        Thread thread = new Thread(() -> run(body));
        thread.start();
        return thread;
    }
}
