package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** awaitUninterruptibly goes on waiting and keeps the flag. */
@Expect(outputs = "true true\n")
public final class ConditionUninterruptibly {
    private static final Lock LOCK = new ReentrantLock();
    private static final Condition READY = LOCK.newCondition();
    private static boolean ready;

    private static void await() {
        LOCK.lock();
        try {
            while (!ready) {
                READY.awaitUninterruptibly();
            }
            System.out.println(ready + " " + Thread.interrupted());
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) {
        Thread thread = Threads.start(ConditionUninterruptibly::await);
        thread.interrupt();
        LOCK.lock();
        ready = true;
        READY.signal();
        LOCK.unlock();
    }
}
