package io.selvage.samples;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;

/**
 * Waiting gives up one lock, not the one around it: whoever should notify needs both. The twin does not hold the outer
 * one.
 */
class Sample06NestedMonitor {
    private final Object outer = new Object();
    private final Object inner = new Object();
    private boolean full;

    private void take() throws InterruptedException {
        synchronized (inner) {
            while (!full) {
                inner.wait();
            }
            full = false;
        }
    }

    private void put() {
        synchronized (inner) {
            full = true;
            inner.notifyAll();
        }
    }

    @SelvageTest
    @Verdict("FAILED NESTED_MONITOR")
    void waitsInsideTwoLocks(Scenario scenario) throws InterruptedException {
        scenario.together(
                () -> {
                    synchronized (outer) {
                        take();
                    }
                },
                () -> {
                    synchronized (outer) {
                        put();
                    }
                });
    }

    @SelvageTest
    @Verdict("PASSED")
    void waitsInsideOne(Scenario scenario) throws InterruptedException {
        scenario.together(this::take, this::put);
    }
}
