package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A synchronized method overridden by one that calls it. */
@Expect(outputs = "4\n")
public final class SyncOverride {
    private static class Counter {
        int count;

        synchronized void increment() {
            count++;
        }
    }

    private static final class Twice extends Counter {
        @Override
        synchronized void increment() {
            super.increment();
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Twice();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
