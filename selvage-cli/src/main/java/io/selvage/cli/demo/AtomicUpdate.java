package io.selvage.cli.demo;

import java.util.concurrent.atomic.AtomicInteger;

/** {@link LostUpdate} put right. */
public final class AtomicUpdate {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private AtomicUpdate() {}

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(COUNT::incrementAndGet, "first");
        Thread second = new Thread(COUNT::incrementAndGet, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        if (COUNT.get() != 2) {
            throw new AssertionError("counted " + COUNT.get() + " of 2");
        }
    }
}
