package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A lost notification of a Condition. */
@Expect(outputs = "done\n", finding = "LOST_NOTIFICATION", also = "ORPHANED_WAIT", proof = "dpor")
public final class LostSignal {
    private static final Lock LOCK = new ReentrantLock();
    private static final Condition READY = LOCK.newCondition();

    private static void await() throws InterruptedException {
        LOCK.lock();
        READY.await();
        LOCK.unlock();
    }

    private static void signal() {
        LOCK.lock();
        READY.signal();
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LostSignal::await, LostSignal::signal);
        System.out.println("done");
    }
}
