package io.selvage.testbed.kernel;

import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** A table of philosophers: each takes one fork, then another one, and eats. */
final class Dinner {
    private final List<Thread> guests = new ArrayList<>();

    /** One more philosopher, who reaches for {@code first} before {@code second}. */
    Dinner guest(Object first, Object second) {
        guests.add(Threads.of(() -> eat(first, second)));
        return this;
    }

    /** Everybody eats at once; says so when all are done. */
    void serve() throws InterruptedException {
        for (Thread guest : guests) {
            guest.start();
        }
        for (Thread guest : guests) {
            guest.join();
        }
        System.out.println("done");
    }

    private static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                assert Thread.holdsLock(first);
            }
        }
    }
}
