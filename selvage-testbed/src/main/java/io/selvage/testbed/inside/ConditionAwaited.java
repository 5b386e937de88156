package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread waits for what another one signals. */
@Expect(outputs = "true\n", exhaustive = false, inside = "java.util.concurrent.locks.ReentrantLock")
public final class ConditionAwaited {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        boolean[] done = new boolean[1];
        Threads.run(
                () -> {
                    lock.lock();
                    while (!done[0]) {
                        changed.await();
                    }
                    lock.unlock();
                },
                () -> {
                    lock.lock();
                    done[0] = true;
                    changed.signal();
                    lock.unlock();
                });
        System.out.println(done[0]);
    }
}
