package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A thread reads under a read lock what another one writes. */
@Expect(
        outputs = {"0\n", "1\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.locks.ReentrantReadWriteLock")
public final class ReadWhileWritten {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        int[] values = new int[2];
        Threads.run(
                () -> {
                    lock.writeLock().lock();
                    values[0] = 1;
                    lock.writeLock().unlock();
                },
                () -> {
                    lock.readLock().lock();
                    values[1] = values[0];
                    lock.readLock().unlock();
                });
        System.out.println(values[1]);
    }
}
