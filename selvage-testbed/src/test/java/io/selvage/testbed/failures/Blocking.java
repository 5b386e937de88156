package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.SynchronousQueue;

/** Latches, queues, futures and meeting points at which somebody waits for ever. */
public final class Blocking {
    private Blocking() {}

    /** A latch for two that only one counts down. */
    public static final class LatchOfTwo {
        private static final CountDownLatch LATCH = new CountDownLatch(2);

        public static void main(String[] args) throws Exception {
            Threads.run(LATCH::await, LATCH::countDown);
        }
    }

    /** One element for two takes. */
    public static final class TakeTwice {
        private static final BlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();

        public static void main(String[] args) throws Exception {
            Threads.run(QUEUE::take, QUEUE::take, () -> QUEUE.put(1));
        }
    }

    /** Two elements for one place. */
    public static final class PutTwice {
        private static final BlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

        public static void main(String[] args) throws Exception {
            Threads.run(() -> QUEUE.put(1), () -> QUEUE.put(2));
        }
    }

    /** Two hand over, one takes. */
    public static final class PutForNobody {
        private static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();

        public static void main(String[] args) throws Exception {
            Threads.run(() -> QUEUE.put(1), () -> QUEUE.put(2), QUEUE::take);
        }
    }

    /** A transfer that nobody receives. */
    public static final class TransferForNobody {
        private static final LinkedTransferQueue<Integer> QUEUE = new LinkedTransferQueue<>();

        public static void main(String[] args) throws Exception {
            Threads.run(() -> QUEUE.transfer(1));
        }
    }

    /** A future that nobody completes. */
    public static final class NeverCompleted {
        private static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

        public static void main(String[] args) throws Exception {
            Threads.run(FUTURE::get);
        }
    }

    /** A future whose completion waits for what depends on it. */
    public static final class CompletedBehind {
        private static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();
        private static final CompletableFuture<Integer> NEXT = FUTURE.thenApply(number -> number + 1);

        public static void main(String[] args) throws Exception {
            Threads.run(NEXT::join, () -> {
                NEXT.join();
                FUTURE.complete(1);
            });
        }
    }

    /** The result of a task that nobody runs. */
    public static final class TaskNeverRun {
        private static final FutureTask<Integer> TASK = new FutureTask<>(() -> 1);

        public static void main(String[] args) throws Exception {
            Threads.run(TASK::get);
        }
    }

    /** Two arrive where three are expected. */
    public static final class PhaserOfThree {
        private static final Phaser PHASER = new Phaser(3);

        public static void main(String[] args) throws Exception {
            Threads.run(PHASER::arriveAndAwaitAdvance, PHASER::arriveAndAwaitAdvance);
        }
    }

    /** Three exchange, so one is left over. */
    public static final class ExchangeOfThree {
        private static final Exchanger<Integer> EXCHANGER = new Exchanger<>();

        public static void main(String[] args) throws Exception {
            Threads.run(() -> EXCHANGER.exchange(1), () -> EXCHANGER.exchange(2), () -> EXCHANGER.exchange(3));
        }
    }

    /** A barrier with too few parties. */
    public static final class BarrierOfThree {
        private static final CyclicBarrier BARRIER = new CyclicBarrier(3);

        public static void main(String[] args) throws Exception {
            Threads.run(BARRIER::await, BARRIER::await);
        }
    }

    /** Two threads wait for one another to end. */
    public static final class JoinOneAnother {
        private static Thread one;
        private static Thread two;

        public static void main(String[] args) throws Exception {
            one = Threads.of(() -> two.join());
            two = Threads.of(() -> one.join());
            one.start();
            two.start();
        }
    }
}
