package io.selvage.testbed.waiting;

import java.util.function.IntConsumer;

/** Threads that run until all have ended. */
final class Together {
    private Together() {}

    /** {@code body} on so many threads, each with its number. */
    static void run(int threads, IntConsumer body) {
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int number = i;
            all[i] = new Thread(() -> body.accept(number));
            all[i].start();
        }
        for (Thread one : all) {
            join(one);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
