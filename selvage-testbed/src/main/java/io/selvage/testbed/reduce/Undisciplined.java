package io.selvage.testbed.reduce;

import java.util.concurrent.Semaphore;

/** Nothing races, but one access to the variable is under no lock: a semaphore orders the two. */
public final class Undisciplined {
    private static final Semaphore DONE = new Semaphore(0);
    private static int value;

    private Undisciplined() {}

    public static void main(String[] args) throws InterruptedException {
        Thread second = new Thread(() -> {
            DONE.acquireUninterruptibly();
            synchronized (Undisciplined.class) {
                value = 2;
            }
        });
        second.start();
        value = 1;
        DONE.release();
        second.join();
        System.out.println(value);
    }
}
