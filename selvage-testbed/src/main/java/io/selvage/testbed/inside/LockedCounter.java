package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads count under a lock. */
@Expect(outputs = "2\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.locks.ReentrantLock")
public final class LockedCounter {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        int[] count = new int[1];
        Threads.Task counting = () -> {
            lock.lock();
            count[0]++;
            lock.unlock();
        };
        Threads.run(counting, counting);
        System.out.println(count[0]);
    }
}
