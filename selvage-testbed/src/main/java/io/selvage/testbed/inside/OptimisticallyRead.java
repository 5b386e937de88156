package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.StampedLock;

/** A thread reads optimistically while another one writes twice. */
@Expect(
        outputs = {"nothing\n", "read 0\n", "read 2\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.locks.StampedLock")
public final class OptimisticallyRead {
    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        AtomicInteger value = new AtomicInteger();
        AtomicReference<String> seen = new AtomicReference<>();
        Threads.run(
                () -> {
                    long stamp = lock.writeLock();
                    value.set(1);
                    value.set(2);
                    lock.unlockWrite(stamp);
                },
                () -> {
                    long stamp = lock.tryOptimisticRead();
                    int read = value.get();
                    seen.set(lock.validate(stamp) ? "read " + read : "nothing");
                });
        System.out.println(seen);
    }
}
