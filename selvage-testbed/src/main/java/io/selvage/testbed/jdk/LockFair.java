package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A fair lock still lets either thread be first. */
@Expect(outputs = {"ab\n", "ba\n"})
public final class LockFair {
    private static final Lock LOCK = new ReentrantLock(true);
    private static String order = "";

    private static void append(String name) {
        LOCK.lock();
        try {
            order += name;
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> append("a"), () -> append("b"));
        System.out.println(order);
    }
}
