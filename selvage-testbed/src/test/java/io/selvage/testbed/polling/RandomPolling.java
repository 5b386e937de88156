package io.selvage.testbed.polling;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A program of two threads, of which one at least polls, drawn by a seed. What they wait for comes in the end: the
 * first thread sees to that.
 */
final class RandomPolling implements Runnable {
    /** What a thread does, and what another one has to do so that it comes to its end. */
    private enum Action {
        OFFER(null),
        RAISE_FLAG(null),
        RAISE_GUARDED_FLAG(null),
        COUNT_DOWN(null),
        COUNT(null),
        LOOK(null),
        POLL_AT_ONCE_THEN_LOOP(OFFER),
        POLL_AND_COUNT(OFFER),
        POLL_OFTEN(null),
        SLEEP_UNTIL_FLAG(RAISE_FLAG),
        SLEEP_AND_COUNT(RAISE_FLAG),
        AWAIT_AND_COUNT(COUNT_DOWN),
        WAIT_FOR_FLAG(RAISE_GUARDED_FLAG),
        TICK(null);

        private final Action end;

        Action(Action end) {
            this.end = end;
        }
    }

    private final List<List<Action>> threads = new ArrayList<>();

    private BlockingQueue<Integer> queue;
    private CountDownLatch latch;
    private AtomicInteger counter;
    private Object lock;
    private boolean guarded;
    private volatile boolean flag;
    private StringBuffer seen;

    private RandomPolling() {}

    static RandomPolling draw(long seed) {
        Random random = new Random(seed);
        RandomPolling program = new RandomPolling();
        Action[] all = Action.values();
        for (int thread = 0; thread < 2; thread++) {
            List<Action> actions = new ArrayList<>();
            for (int left = 1 + random.nextInt(1 + thread); left > 0; left--) {
                int from = thread == 0 ? Action.POLL_AT_ONCE_THEN_LOOP.ordinal() : 0;
                actions.add(all[from + random.nextInt(all.length - from)]);
            }
            program.threads.add(actions);
        }
        return program;
    }

    @Override
    public void run() {
        queue = new LinkedBlockingQueue<>();
        latch = new CountDownLatch(1);
        counter = new AtomicInteger();
        lock = new Object();
        guarded = false;
        flag = false;
        seen = new StringBuffer();
        List<Thread> started = new ArrayList<>();
        for (List<Action> actions : threads) {
            Thread thread = new Thread(() -> doAll(actions));
            thread.start();
            started.add(thread);
        }
        threads.stream()
                .flatMap(List::stream)
                .map(action -> action.end)
                .filter(Objects::nonNull)
                .forEach(this::perform);
        try {
            for (Thread thread : started) {
                thread.join();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        System.out.println(seen + " " + counter);
    }

    private void doAll(List<Action> actions) {
        actions.forEach(this::perform);
    }

    private void perform(Action action) {
        try {
            attempt(action);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void attempt(Action action) throws InterruptedException {
        switch (action) {
            case OFFER -> queue.offer(1);
            case RAISE_FLAG -> flag = true;
            case RAISE_GUARDED_FLAG -> raiseGuardedFlag();
            case COUNT_DOWN -> latch.countDown();
            case COUNT -> counter.incrementAndGet();
            case LOOK -> seen.append(counter.get());
            case POLL_AT_ONCE_THEN_LOOP -> pollAtOnceThenLoop();
            case POLL_AND_COUNT -> pollAndCount();
            case POLL_OFTEN -> pollOften();
            case SLEEP_UNTIL_FLAG -> sleepUntilFlag();
            case SLEEP_AND_COUNT -> sleepAndCount();
            case AWAIT_AND_COUNT -> awaitAndCount();
            case WAIT_FOR_FLAG -> waitForFlag();
            case TICK -> tick();
        }
    }

    private void raiseGuardedFlag() {
        synchronized (lock) {
            guarded = true;
        }
    }

    private void pollAtOnceThenLoop() throws InterruptedException {
        Integer next = queue.poll();
        while (next == null) {
            next = queue.poll(10, TimeUnit.MILLISECONDS);
        }
        counter.addAndGet(next);
    }

    private void pollAndCount() throws InterruptedException {
        int rounds = 0;
        while (queue.poll(10, TimeUnit.MILLISECONDS) == null) {
            rounds++;
        }
        seen.append(Math.min(rounds, 2));
    }

    private void pollOften() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Integer next = queue.poll(5, TimeUnit.MILLISECONDS);
            seen.append(next == null ? "-" : "+");
        }
    }

    private void sleepUntilFlag() throws InterruptedException {
        while (!flag) {
            Thread.sleep(10);
        }
        seen.append("f");
    }

    private void sleepAndCount() throws InterruptedException {
        int rounds = 0;
        while (!flag) {
            Thread.sleep(10);
            rounds++;
        }
        seen.append(Math.min(rounds, 1));
    }

    private void awaitAndCount() throws InterruptedException {
        while (!latch.await(10, TimeUnit.MILLISECONDS)) {
            counter.incrementAndGet();
        }
        counter.set(0);
    }

    private void waitForFlag() throws InterruptedException {
        int rounds = 0;
        synchronized (lock) {
            while (!guarded) {
                lock.wait(10);
                rounds++;
            }
        }
        seen.append(rounds > 0 ? "w" : "");
    }

    private void tick() throws InterruptedException {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        CountDownLatch ticks = new CountDownLatch(2);
        timer.scheduleAtFixedRate(ticks::countDown, 1, 1, TimeUnit.MILLISECONDS);
        ticks.await();
        timer.shutdownNow();
    }

    @Override
    public String toString() {
        return threads.toString();
    }
}
