package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What is left of the time after a wait that times out: less than nothing if somebody sleeps for longer meanwhile. */
@Expect(outputs = {"on time\n", "late\n"})
public final class TimeLeft {
    private TimeLeft() {}

    private static void sleep() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition never = lock.newCondition();
        Thread sleeper = new Thread(TimeLeft::sleep);
        sleeper.start();
        lock.lock();
        long left = never.awaitNanos(TimeUnit.MILLISECONDS.toNanos(5));
        lock.unlock();
        sleeper.join();
        System.out.println(left < -TimeUnit.MILLISECONDS.toNanos(3) ? "late" : "on time");
    }
}
