package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two locks that are equal but not the same do not exclude each other. */
@Expect(outputs = {"1\n", "2\n"})
public final class EqualLocks {
    private record Key(int number) {}

    private static volatile int count;

    private static void increment(Object lock) {
        synchronized (lock) {
            count = count + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(new Key(1)), () -> increment(new Key(1)));
        System.out.println(count);
    }
}
