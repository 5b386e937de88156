package io.selvage.samples;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;

/**
 * A notification that nobody waits for yet is gone. The twin remembers in a field what has happened, and waits in a
 * loop.
 */
class Sample04LostWakeUp {
    private final Object lock = new Object();
    private boolean ready;

    @SelvageTest
    @Verdict("FAILED LOST_NOTIFICATION")
    void waitsWithoutLooking(Scenario scenario) throws InterruptedException {
        scenario.together(
                () -> {
                    synchronized (lock) {
                        lock.wait();
                    }
                },
                () -> {
                    synchronized (lock) {
                        lock.notify();
                    }
                });
    }

    @SelvageTest
    @Verdict("PASSED")
    void looksBeforeItWaits(Scenario scenario) throws InterruptedException {
        scenario.together(
                () -> {
                    synchronized (lock) {
                        while (!ready) {
                            lock.wait();
                        }
                    }
                },
                () -> {
                    synchronized (lock) {
                        ready = true;
                        lock.notify();
                    }
                });
    }
}
