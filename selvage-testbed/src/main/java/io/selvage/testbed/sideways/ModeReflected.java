package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.lang.reflect.Method;

/** A mode of a VarHandle is made a method handle by reflection: updates get lost. */
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor")
public final class ModeReflected {
    private static int count;

    private static void increment(MethodHandle get, MethodHandle set) throws Exception {
        try {
            int seen = (int) get.invokeExact();
            set.invokeExact(seen + 1);
        } catch (Throwable thrown) {
            throw new IllegalStateException(thrown);
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandle variable = MethodHandles.lookup().findStaticVarHandle(ModeReflected.class, "count", int.class);
        Method mode = VarHandle.class.getMethod("toMethodHandle", AccessMode.class);
        MethodHandle get = (MethodHandle) mode.invoke(variable, AccessMode.GET_VOLATILE);
        MethodHandle set = (MethodHandle) mode.invoke(variable, AccessMode.SET_VOLATILE);
        Threads.run(() -> increment(get, set), () -> increment(get, set));
        System.out.println((int) variable.getVolatile());
    }
}
