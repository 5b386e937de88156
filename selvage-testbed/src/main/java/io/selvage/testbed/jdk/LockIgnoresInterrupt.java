package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** lock() is not called off by an interrupt; the flag is kept. */
@Expect(outputs = {"true\n", "false\n"})
public final class LockIgnoresInterrupt {
    private static final ReentrantLock LOCK = new ReentrantLock();

    private static void attempt() {
        LOCK.lock();
        System.out.println(Thread.currentThread().isInterrupted());
        LOCK.unlock();
    }

    public static void main(String[] args) {
        LOCK.lock();
        Thread thread = Threads.start(LockIgnoresInterrupt::attempt);
        LOCK.unlock();
        thread.interrupt();
    }
}
