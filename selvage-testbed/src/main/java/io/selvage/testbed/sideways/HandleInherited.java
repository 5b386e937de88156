package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A VarHandle of a field that the superclass declares. */
@Expect(outputs = "2\n")
public final class HandleInherited {
    private static class Base {
        volatile int count;
    }

    private static final class Derived extends Base {}

    private static final VarHandle COUNT = handle();

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(Derived.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Derived counter = new Derived();
        Threads.run(() -> COUNT.getAndAdd(counter, 1), () -> COUNT.getAndAdd(counter, 1));
        System.out.println(counter.count);
    }
}
