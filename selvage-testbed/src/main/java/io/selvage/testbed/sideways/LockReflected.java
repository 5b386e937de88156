package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Method;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks in opposite order, by reflection. */
@Expect(outputs = "done\n", finding = "DEADLOCK")
public final class LockReflected {
    private static void both(Lock first, Lock second) throws ReflectiveOperationException {
        Method lock = Lock.class.getMethod("lock");
        Method unlock = ReentrantLock.class.getMethod("unlock");
        lock.invoke(first);
        lock.invoke(second);
        unlock.invoke(second);
        unlock.invoke(first);
    }

    public static void main(String[] args) throws InterruptedException {
        Lock one = new ReentrantLock();
        Lock two = new ReentrantLock();
        Threads.run(() -> both(one, two), () -> both(two, one));
        System.out.println("done");
    }
}
