package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two locks in different orders. */
@Expect(
        outputs = "passed\n",
        finding = "DEADLOCK",
        exhaustive = false,
        inside = "java.util.concurrent.locks.ReentrantLock")
public final class LocksCrossed {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock one = new ReentrantLock();
        ReentrantLock two = new ReentrantLock();
        Threads.run(() -> take(one, two), () -> take(two, one));
        System.out.println("passed");
    }

    private static void take(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }
}
