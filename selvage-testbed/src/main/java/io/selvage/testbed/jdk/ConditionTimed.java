package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A timed await tells whether it was signalled. */
@Expect(outputs = {"true\n", "false\n"})
public final class ConditionTimed {
    private static final Lock LOCK = new ReentrantLock();
    private static final Condition READY = LOCK.newCondition();
    private static boolean ready;

    private static void await() throws InterruptedException {
        LOCK.lock();
        try {
            boolean seen = ready || READY.await(50, TimeUnit.MICROSECONDS);
            System.out.println(seen && ready);
        } finally {
            LOCK.unlock();
        }
    }

    private static void signal() {
        LOCK.lock();
        try {
            ready = true;
            READY.signal();
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ConditionTimed::await, ConditionTimed::signal);
    }
}
