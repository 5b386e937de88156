package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** An interrupt ends an await, before it begins or during it; the lock is held again then. */
@Expect(outputs = "interrupted true\n")
public final class ConditionInterrupted {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition NEVER = LOCK.newCondition();

    private static void await() {
        LOCK.lock();
        try {
            NEVER.await();
        } catch (InterruptedException expected) {
            System.out.println("interrupted " + LOCK.isHeldByCurrentThread());
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) {
        Threads.start(ConditionInterrupted::await).interrupt();
    }
}
