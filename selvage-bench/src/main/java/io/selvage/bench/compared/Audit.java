package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** A transfer in two critical sections: an audit in between misses money. */
public class Audit {
    int left = 100;
    int right = 100;
    private int total;

    void move() {
        synchronized (this) {
            left -= 10;
        }
        synchronized (this) {
            right += 10;
        }
    }

    final synchronized void audit() {
        total = left + right;
    }

    static void check(Audit bank) throws InterruptedException {
        Threads.run(bank::move, bank::audit);
        Shared.require(bank.total == 200, "money was missing");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new Audit()));
    }

    /** One critical section. */
    public static final class Fixed extends Audit {
        @Override
        synchronized void move() {
            left -= 10;
            right += 10;
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
