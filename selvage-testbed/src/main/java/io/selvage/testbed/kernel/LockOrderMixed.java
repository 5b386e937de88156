package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A cycle through a monitor and an explicit lock. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK", proof = "dpor")
public final class LockOrderMixed {
    private static final Object MONITOR = new Object();
    private static final Lock LOCK = new ReentrantLock();

    private static void monitorFirst() {
        synchronized (MONITOR) {
            LOCK.lock();
            LOCK.unlock();
        }
    }

    private static void lockFirst() {
        LOCK.lock();
        synchronized (MONITOR) {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LockOrderMixed::monitorFirst, LockOrderMixed::lockFirst);
        System.out.println("done");
    }
}
