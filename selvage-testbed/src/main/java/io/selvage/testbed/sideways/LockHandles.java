package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.ReentrantLock;

/** Locks in opposite order, by method handles. */
@Expect(outputs = "done\n", finding = "DEADLOCK")
public final class LockHandles {
    private static final MethodHandle LOCK = handle("lock");
    private static final MethodHandle UNLOCK = handle("unlock");

    private static MethodHandle handle(String name) {
        try {
            return MethodHandles.lookup().findVirtual(ReentrantLock.class, name, MethodType.methodType(void.class));
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static void both(ReentrantLock first, ReentrantLock second) {
        try {
            LOCK.invokeExact(first);
            LOCK.bindTo(second).invoke();
            UNLOCK.invokeExact(second);
            UNLOCK.invokeWithArguments(first);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock one = new ReentrantLock();
        ReentrantLock two = new ReentrantLock();
        Threads.run(() -> both(one, two), () -> both(two, one));
        System.out.println("done");
    }
}
