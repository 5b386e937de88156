package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Enumeration;
import java.util.List;
import java.util.Vector;

/** The enumeration of a vector moves with the vector's lock in hand: who gets what is open, but it is no race. */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class VectorElements {
    private static final Enumeration<Integer> ELEMENTS = new Vector<>(List.of(1, 2)).elements();
    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = ELEMENTS.nextElement(), () -> right = ELEMENTS.nextElement());
        System.out.println(left + " " + right);
    }
}
