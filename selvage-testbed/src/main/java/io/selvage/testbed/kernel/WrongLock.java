package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Both threads lock, but not the same object. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class WrongLock {
    private static int count;

    private static void increment(Object lock) {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(new Object()), () -> increment(new Object()));
        System.out.println(count);
    }
}
