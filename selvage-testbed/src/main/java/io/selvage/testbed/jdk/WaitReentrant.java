package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A wait gives back a lock that is held twice, and has it twice again afterwards. */
@Expect(outputs = "true true false\n")
public final class WaitReentrant {
    private static final Object LOCK = new Object();
    private static boolean ready;

    private static void await() throws InterruptedException {
        boolean twice;
        boolean once;
        synchronized (LOCK) {
            synchronized (LOCK) {
                while (!ready) {
                    LOCK.wait();
                }
                twice = Thread.holdsLock(LOCK);
            }
            once = Thread.holdsLock(LOCK);
        }
        System.out.println(twice + " " + once + " " + Thread.holdsLock(LOCK));
    }

    private static void open() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitReentrant::await, WaitReentrant::open);
    }
}
