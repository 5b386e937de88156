package io.selvage.testbed.polling;

import io.selvage.model.FindingKind;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs that never end because a thread waits again and again for a short time. */
enum PollsForEver implements Runnable {
    A_QUEUE(FindingKind.LIVELOCK, () -> {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Polls.inThread(() -> {});
        while (queue.poll(10, TimeUnit.MILLISECONDS) == null) {
            Thread.onSpinWait();
        }
    }),
    AND_COUNTS(FindingKind.LIVELOCK, () -> {
        AtomicInteger rounds = new AtomicInteger();
        AtomicBoolean flag = new AtomicBoolean();
        while (!flag.get()) {
            Thread.sleep(10);
            rounds.incrementAndGet();
        }
    }),
    A_TASK(FindingKind.LIVELOCK, () -> {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        AtomicInteger beats = new AtomicInteger();
        timer.scheduleAtFixedRate(beats::incrementAndGet, 10, 10, TimeUnit.MILLISECONDS);
    }),
    BESIDE_A_DEADLOCK(FindingKind.DEADLOCK, () -> {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        AtomicInteger beats = new AtomicInteger();
        timer.scheduleAtFixedRate(beats::incrementAndGet, 2, 2, TimeUnit.SECONDS);
        Object left = new Object();
        Object right = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread other = Polls.inThread(() -> lockBoth(left, right, both));
        lockBoth(right, left, both);
        other.join();
        timer.shutdown();
    });

    private final FindingKind kind;
    private final Polls.Body body;

    PollsForEver(FindingKind kind, Polls.Body body) {
        this.kind = kind;
        this.body = body;
    }

    FindingKind kind() {
        return kind;
    }

    private static void lockBoth(Object first, Object second, CountDownLatch both) throws InterruptedException {
        synchronized (first) {
            both.countDown();
            both.await();
            synchronized (second) {
                second.notifyAll();
            }
        }
    }

    @Override
    public void run() {
        Polls.run(body);
    }
}
