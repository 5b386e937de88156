package io.selvage.samples;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;

/**
 * A buffer with one place, producers and consumers in one wait set, and {@code notify}: it may wake one of those who
 * cannot go on, who waits again, and the one who could have gone on sleeps for ever. The twin wakes everybody.
 */
class Sample05WrongWaiter {
    private abstract static class Buffer {
        private Integer place;

        abstract void wake();

        synchronized void put(int value) throws InterruptedException {
            while (place != null) {
                wait();
            }
            place = value;
            wake();
        }

        synchronized void take() throws InterruptedException {
            while (place == null) {
                wait();
            }
            place = null;
            wake();
        }
    }

    private static void use(Scenario scenario, Buffer buffer) throws InterruptedException {
        scenario.together(buffer::take, buffer::take, () -> buffer.put(1), () -> buffer.put(2));
    }

    @SelvageTest
    @Verdict("FAILED WRONG_WAITER")
    void wakesOne(Scenario scenario) throws InterruptedException {
        use(scenario, new Buffer() {
            @Override
            void wake() {
                notify();
            }
        });
    }

    @SelvageTest
    @Verdict("PASSED")
    void wakesAll(Scenario scenario) throws InterruptedException {
        use(scenario, new Buffer() {
            @Override
            void wake() {
                notifyAll();
            }
        });
    }
}
