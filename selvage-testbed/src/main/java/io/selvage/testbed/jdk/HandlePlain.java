package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain access through a VarHandle races like plain access to the field. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE")
public final class HandlePlain {
    private static final VarHandle COUNT = handle();
    private int count;

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(HandlePlain.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void increment() {
        COUNT.set(this, (int) COUNT.get(this) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        HandlePlain counter = new HandlePlain();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
