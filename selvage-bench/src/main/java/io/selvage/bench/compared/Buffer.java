package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/**
 * One slot, {@code notify}, two producers and two consumers: a producer wakes the other producer, and everybody waits.
 */
public class Buffer {
    private boolean full;

    void wake() {
        notify();
    }

    final synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        wake();
    }

    final synchronized void take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        wake();
    }

    static void check(Buffer buffer) throws InterruptedException {
        Thread consumer = Threads.start(buffer::take);
        Threads.run(buffer::put, buffer::put, buffer::take);
        consumer.join();
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new Buffer()));
    }

    /** With {@code notifyAll}. */
    public static final class Fixed extends Buffer {
        @Override
        void wake() {
            notifyAll();
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
