package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** The same under a lock. */
@Expect(outputs = "2\n")
public final class GetterAndSetterLocked {
    private static final MethodHandle GET;
    private static final MethodHandle SET;
    private int count;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            GET = lookup.findGetter(GetterAndSetterLocked.class, "count", int.class);
            SET = lookup.unreflectSetter(GetterAndSetterLocked.class.getDeclaredField("count"));
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private synchronized void increment() {
        try {
            int seen = (int) GET.invokeExact(this);
            SET.invoke(this, seen + 1);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GetterAndSetterLocked counter = new GetterAndSetterLocked();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
