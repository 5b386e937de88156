package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** Peterson's algorithm that gives way before it announces itself: both may be inside. */
public class Peterson {
    volatile boolean wants0;
    volatile boolean wants1;
    volatile int turn;
    private volatile int count;

    void announce0() {
        turn = 1;
        wants0 = true;
    }

    void announce1() {
        turn = 0;
        wants1 = true;
    }

    private void first() {
        announce0();
        while (wants1 && turn == 1) {
            Thread.onSpinWait();
        }
        count++;
        wants0 = false;
    }

    private void second() {
        announce1();
        while (wants0 && turn == 0) {
            Thread.onSpinWait();
        }
        count++;
        wants1 = false;
    }

    static void check(Peterson lock) throws InterruptedException {
        Threads.run(lock::first, lock::second);
        Shared.require(lock.count == 2, "both were inside");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new Peterson()));
    }

    /** Announces itself first. */
    public static final class Fixed extends Peterson {
        @Override
        void announce0() {
            wants0 = true;
            turn = 1;
        }

        @Override
        void announce1() {
            wants1 = true;
            turn = 0;
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
