package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A field by a getter and a setter that are method handles. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE")
public final class GetterAndSetter {
    private static final MethodHandle GET;
    private static final MethodHandle SET;
    private int count;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            GET = lookup.findGetter(GetterAndSetter.class, "count", int.class);
            SET = lookup.unreflectSetter(GetterAndSetter.class.getDeclaredField("count"));
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void increment() {
        try {
            int seen = (int) GET.invokeExact(this);
            SET.invoke(this, seen + 1);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GetterAndSetter counter = new GetterAndSetter();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
