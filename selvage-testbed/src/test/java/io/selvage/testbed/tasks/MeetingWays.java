package io.selvage.testbed.tasks;

import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.SynchronousQueue;

/** Threads and timers, waited for by whatever lets threads meet. */
final class MeetingWays {
    /** What a thread does after its task. */
    private interface Then {
        void run() throws Exception;
    }

    private MeetingWays() {}

    static void addTo(Map<String, Way> ways) {
        ways.put("threads, join", MeetingWays::join);
        ways.put("threads, isAlive", MeetingWays::isAlive);
        ways.put("threads, latch", MeetingWays::latch);
        ways.put("threads, semaphore", MeetingWays::semaphore);
        ways.put("threads, barrier", MeetingWays::barrier);
        ways.put("threads, barrier with an action", MeetingWays::barrierAction);
        ways.put("threads, phaser", MeetingWays::phaser);
        ways.put("threads, phaser without waiting", MeetingWays::phaserArrival);
        ways.put("threads, exchanger", MeetingWays::exchanger);
        ways.put("threads, queue", task -> queue(new LinkedBlockingQueue<>(), task));
        ways.put("threads, handing over", task -> queue(new SynchronousQueue<>(), task));
        ways.put("threads, transfer queue", task -> queue(new LinkedTransferQueue<>(), task));
        ways.put("threads, transfer", MeetingWays::transfer);
        ways.put("threads, wait and notify", MeetingWays::monitor);
        ways.put("timer, latch", task -> timers(new Timer(), task));
        ways.put("timers, latch", MeetingWays::twoTimers);
        ways.put("publisher, consume", MeetingWays::publisher);
    }

    private static void both(Runnable task, Then then) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                        task.run();
                        try {
                            then.run();
                        } catch (Exception unexpected) {
                            throw new IllegalStateException(unexpected);
                        }
                    })
                    .start();
        }
    }

    private static void join(Runnable task) throws InterruptedException {
        Thread one = new Thread(task);
        Thread other = new Thread(task);
        one.start();
        other.start();
        one.join();
        other.join();
    }

    private static void isAlive(Runnable task) {
        Thread one = new Thread(task);
        Thread other = new Thread(task);
        one.start();
        other.start();
        while (one.isAlive() || other.isAlive()) {
            Thread.onSpinWait();
        }
    }

    private static void latch(Runnable task) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        both(task, done::countDown);
        done.await();
    }

    private static void semaphore(Runnable task) throws InterruptedException {
        Semaphore done = new Semaphore(0);
        both(task, done::release);
        done.acquire(2);
    }

    private static void barrier(Runnable task) throws Exception {
        CyclicBarrier done = new CyclicBarrier(3);
        both(task, done::await);
        done.await();
    }

    private static void barrierAction(Runnable task) throws Exception {
        CyclicBarrier done = new CyclicBarrier(3, () -> {});
        both(task, done::await);
        done.await();
    }

    private static void phaser(Runnable task) {
        Phaser done = new Phaser(3);
        both(task, done::arriveAndAwaitAdvance);
        done.arriveAndAwaitAdvance();
    }

    private static void phaserArrival(Runnable task) {
        Phaser done = new Phaser(3);
        both(task, done::arriveAndDeregister);
        done.arriveAndAwaitAdvance();
    }

    private static void exchanger(Runnable task) throws InterruptedException {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            task.run();
            try {
                exchanger.exchange(1);
            } catch (InterruptedException unexpected) {
                throw new IllegalStateException(unexpected);
            }
        });
        other.start();
        task.run();
        exchanger.exchange(2);
    }

    private static void queue(BlockingQueue<Integer> queue, Runnable task) throws InterruptedException {
        both(task, () -> queue.put(1));
        queue.take();
        queue.take();
    }

    private static void transfer(Runnable task) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        both(task, () -> queue.transfer(1));
        queue.take();
        queue.take();
    }

    private static void monitor(Runnable task) throws InterruptedException {
        int[] done = {0};
        both(task, () -> {
            synchronized (done) {
                done[0]++;
                done.notifyAll();
            }
        });
        synchronized (done) {
            while (done[0] < 2) {
                done.wait();
            }
        }
    }

    private static void twoTimers(Runnable task) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        Timer one = new Timer();
        Timer other = new Timer();
        one.schedule(counting(task, done), 0);
        other.schedule(counting(task, done), 0);
        done.await();
        one.cancel();
        other.cancel();
    }

    private static void timers(Timer timer, Runnable task) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        timer.schedule(counting(task, done), 0);
        timer.schedule(counting(task, done), 0);
        done.await();
        timer.cancel();
    }

    private static TimerTask counting(Runnable task, CountDownLatch done) {
        return new TimerTask() {
            @Override
            public void run() {
                task.run();
                done.countDown();
            }
        };
    }

    private static void publisher(Runnable task) throws Exception {
        SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
        var consumed = publisher.consume(item -> task.run());
        publisher.submit(1);
        publisher.submit(2);
        publisher.close();
        consumed.get();
    }
}
