package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The same variable by a VarHandle of the subclass and by plain code of the superclass. */
@Expect(
        outputs = {"0 2\n", "2 2\n"},
        finding = "DATA_RACE")
public final class HandleInheritedRaced {
    private static class Base {
        int count;

        int count() {
            return count;
        }
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
        int[] seen = new int[1];
        Threads.run(() -> COUNT.set(counter, 2), () -> seen[0] = counter.count());
        System.out.println(seen[0] + " " + counter.count);
    }
}
