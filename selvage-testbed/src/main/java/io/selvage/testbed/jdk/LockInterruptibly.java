package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A thread that waits for a lock interruptibly can be called off. */
@Expect(outputs = "interrupted false\n")
public final class LockInterruptibly {
    private static final ReentrantLock LOCK = new ReentrantLock();

    private static void attempt() {
        try {
            LOCK.lockInterruptibly();
            System.out.println("locked");
        } catch (InterruptedException expected) {
            System.out.println("interrupted " + LOCK.isHeldByCurrentThread());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LOCK.lock();
        Thread thread = Threads.start(LockInterruptibly::attempt);
        thread.interrupt();
        thread.join();
        LOCK.unlock();
    }
}
