package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Read-modify-write through a VarHandle is one operation. */
@Expect(outputs = "2\n")
public final class HandleGetAndAdd {
    private static final VarHandle COUNT = handle();
    private int count;

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(HandleGetAndAdd.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void increment() {
        int before = (int) COUNT.getAndAdd(this, 1);
        assert before < 2;
    }

    public static void main(String[] args) throws InterruptedException {
        HandleGetAndAdd counter = new HandleGetAndAdd();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
