package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain data published by release and acquire: no race. */
@Expect(outputs = {"42\n", "-1\n"})
public final class HandleReleaseAcquire {
    private static final VarHandle READY = handle();
    private int data;
    private boolean ready;

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(HandleReleaseAcquire.class, "ready", boolean.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void write() {
        data = 42;
        READY.setRelease(this, true);
    }

    private void read() {
        System.out.println((boolean) READY.getAcquire(this) ? data : -1);
    }

    public static void main(String[] args) throws InterruptedException {
        HandleReleaseAcquire message = new HandleReleaseAcquire();
        Threads.run(message::write, message::read);
    }
}
