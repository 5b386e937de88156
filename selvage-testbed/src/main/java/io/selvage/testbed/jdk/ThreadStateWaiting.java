package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Seen by one who holds the lock, a waiter is on its way there, blocked, or waiting. */
@Expect(outputs = {"RUNNABLE\n", "BLOCKED\n", "WAITING\n"})
public final class ThreadStateWaiting {
    private static final Object LOCK = new Object();
    private static boolean ready;

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            while (!ready) {
                LOCK.wait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(ThreadStateWaiting::await);
        Thread.State state;
        synchronized (LOCK) {
            state = thread.getState();
            ready = true;
            LOCK.notify();
        }
        thread.join();
        System.out.println(state);
    }
}
