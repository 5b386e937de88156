package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/** Two threads that interrupt each other while they wait for a lock, park and sleep. */
@Expect(outputs = "done\n", exhaustive = false)
public final class InterruptStorm {
    private static final AtomicReference<Thread> FIRST = new AtomicReference<>();
    private static final AtomicReference<Thread> SECOND = new AtomicReference<>();

    private static void storm(AtomicReference<Thread> mine, AtomicReference<Thread> other) {
        mine.set(Thread.currentThread());
        for (int i = 0; i < 2; i++) {
            Thread target = other.get();
            if (target != null) {
                target.interrupt();
            }
            LockSupport.parkNanos(1);
            try {
                Thread.sleep(0, 1);
            } catch (InterruptedException expected) {
                Thread.currentThread().interrupt();
            }
            Thread.interrupted();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> storm(FIRST, SECOND), () -> storm(SECOND, FIRST));
        System.out.println("done");
    }
}
