package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An opaque flag is seen in time, but does not publish plain data. */
@Expect(
        outputs = {"42\n", "-1\n"},
        finding = "DATA_RACE")
public final class HandleOpaque {
    private static final VarHandle READY = handle();
    private int data;
    private boolean ready;

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(HandleOpaque.class, "ready", boolean.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void write() {
        data = 42;
        READY.setOpaque(this, true);
    }

    private void read() {
        System.out.println((boolean) READY.getOpaque(this) ? data : -1);
    }

    public static void main(String[] args) throws InterruptedException {
        HandleOpaque message = new HandleOpaque();
        Threads.run(message::write, message::read);
    }
}
