package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Unlocking another's lock is refused. */
@Expect(outputs = "refused true 1\n")
public final class LockNotOwner {
    private static final ReentrantLock LOCK = new ReentrantLock();

    private static void unlock() {
        try {
            LOCK.unlock();
        } catch (IllegalMonitorStateException expected) {
            System.out.print("refused " + LOCK.isLocked() + " ");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LOCK.lock();
        Threads.run(LockNotOwner::unlock);
        System.out.println(LOCK.getHoldCount());
        LOCK.unlock();
    }
}
