package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A timed tryLock may give up while the lock is held. */
@Expect(outputs = {"true\n", "false\n"})
public final class LockTryTimed {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static boolean entered;

    private static void attempt() throws InterruptedException {
        entered = LOCK.tryLock(50, TimeUnit.MICROSECONDS);
        if (entered) {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LOCK.lock();
        Thread thread = Threads.start(LockTryTimed::attempt);
        LOCK.unlock();
        thread.join();
        System.out.println(entered);
    }
}
