package io.selvage.testbed.monitors;

import java.util.concurrent.Semaphore;

/** Doors through which one may go at a time, each kept in another way. */
public final class Doors {
    private Doors() {}

    /** By a lock that nobody else can see. */
    public static class Hidden {
        private final Object lock = new Object();
        private boolean taken;

        public void enter() throws InterruptedException {
            synchronized (lock) {
                while (taken) {
                    lock.wait();
                }
                taken = true;
            }
        }

        public void leave() {
            synchronized (lock) {
                taken = false;
                lock.notifyAll();
            }
        }
    }

    /** By a semaphore. */
    public static class Counted {
        private final Semaphore free = new Semaphore(1);

        public void enter() throws InterruptedException {
            free.acquire();
        }

        public void leave() {
            free.release();
        }
    }
}
