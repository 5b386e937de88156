package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** Two increments of a volatile counter: each is a read and a write. */
public class LostUpdate {
    volatile int count;

    void increment() {
        count++;
    }

    static void check(LostUpdate counter) throws InterruptedException {
        Threads.run(counter::increment, counter::increment);
        Shared.require(counter.count == 2, "lost an update");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new LostUpdate()));
    }

    /** Under a lock. */
    public static final class Fixed extends LostUpdate {
        @Override
        synchronized void increment() {
            super.increment();
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
