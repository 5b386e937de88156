package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Guarded wait, one notify. */
@Expect(outputs = "42\n")
public final class WaitNotify {
    private static final Object LOCK = new Object();
    private static boolean ready;
    private static int value;

    private static void consume() throws InterruptedException {
        synchronized (LOCK) {
            while (!ready) {
                LOCK.wait();
            }
            System.out.println(value);
        }
    }

    private static void produce() {
        synchronized (LOCK) {
            value = 42;
            ready = true;
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitNotify::consume, WaitNotify::produce);
    }
}
