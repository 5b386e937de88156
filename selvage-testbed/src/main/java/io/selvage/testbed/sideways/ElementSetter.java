package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Elements of an array by method handles. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE")
public final class ElementSetter {
    private static final MethodHandle GET = MethodHandles.arrayElementGetter(int[].class);
    private static final MethodHandle SET = MethodHandles.arrayElementSetter(int[].class);
    private static final int[] COUNTS = new int[1];

    private static void increment() {
        try {
            SET.invokeExact(COUNTS, 0, (int) GET.invokeExact(COUNTS, 0) + 1);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ElementSetter::increment, ElementSetter::increment);
        System.out.println(COUNTS[0]);
    }
}
