package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Elements of an array through a VarHandle: the same element, then different ones. */
@Expect(outputs = "2 1 1\n")
public final class HandleArray {
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int[] COUNTS = new int[3];

    private static void increment(int own) {
        ELEMENT.setVolatile(COUNTS, own, (int) ELEMENT.getAndAdd(COUNTS, 0, 1) >= 0 ? 1 : 9);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(1), () -> increment(2));
        System.out.println(COUNTS[0] + " " + COUNTS[1] + " " + COUNTS[2]);
    }
}
