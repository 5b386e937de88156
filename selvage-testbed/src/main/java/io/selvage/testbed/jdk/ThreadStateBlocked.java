package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that wants a held lock is on its way there or blocked. */
@Expect(outputs = {"RUNNABLE\n", "BLOCKED\n"})
public final class ThreadStateBlocked {
    private static final Object LOCK = new Object();
    private static int count;

    private static void enter() {
        synchronized (LOCK) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread;
        Thread.State state;
        synchronized (LOCK) {
            thread = Threads.start(ThreadStateBlocked::enter);
            state = thread.getState();
        }
        thread.join();
        System.out.println(state);
    }
}
