package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The other timed forms of await, with nobody to signal. */
@Expect(outputs = "true true false\n")
public final class ConditionForms {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition NEVER = LOCK.newCondition();

    private static void await() throws InterruptedException {
        LOCK.lock();
        try {
            boolean nanos = NEVER.awaitNanos(1000) <= 0;
            boolean until = !NEVER.awaitUntil(new Date(System.currentTimeMillis() + 1));
            System.out.println(nanos + " " + until + " " + LOCK.hasWaiters(NEVER));
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ConditionForms::await);
    }
}
