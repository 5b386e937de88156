package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Modes of a VarHandle as method handles: at once, and read and write apart. */
@Expect(outputs = {"2 1\n", "2 2\n"})
public final class HandleModes {
    private static final VarHandle GOOD = handle("good");
    private static final VarHandle BAD = handle("bad");
    private static final MethodHandle ADD = GOOD.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
    private static final MethodHandle GET = BAD.toMethodHandle(VarHandle.AccessMode.GET_ACQUIRE);
    private static final MethodHandle SET = BAD.toMethodHandle(VarHandle.AccessMode.SET_RELEASE);
    private int good;
    private int bad;

    private static VarHandle handle(String field) {
        try {
            return MethodHandles.lookup().findVarHandle(HandleModes.class, field, int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void increment() {
        try {
            int before = (int) ADD.invokeExact(this, 1);
            int seen = (int) GET.invokeExact(this);
            SET.invokeExact(this, seen + 1);
            assert before < 2;
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandleModes counter = new HandleModes();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.good + " " + counter.bad);
    }
}
