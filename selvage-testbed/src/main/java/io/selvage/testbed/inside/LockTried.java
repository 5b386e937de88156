package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads try a lock: one of them at least gets it. */
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.locks.ReentrantLock")
public final class LockTried {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        AtomicInteger got = new AtomicInteger();
        Threads.Task trying = () -> {
            if (lock.tryLock()) {
                got.incrementAndGet();
                lock.unlock();
            }
        };
        Threads.run(trying, trying);
        System.out.println(got);
    }
}
