package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A thread waits and another one notifies, by reflection and by method handles. */
@Expect(outputs = "ready\n")
public final class WaitReflected {
    private static final Object LOCK = new Object();
    private static boolean ready;

    private static void await() throws ReflectiveOperationException {
        synchronized (LOCK) {
            while (!ready) {
                Object.class.getMethod("wait").invoke(LOCK);
            }
        }
        System.out.println("ready");
    }

    private static void signal() {
        synchronized (LOCK) {
            ready = true;
            try {
                MethodHandles.lookup()
                        .bind(LOCK, "notifyAll", MethodType.methodType(void.class))
                        .invokeExact();
            } catch (Throwable impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitReflected::await, WaitReflected::signal);
    }
}
