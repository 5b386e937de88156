package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Looking at a list harms nobody, but an iterator has a place in it that moves. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"1 2\n", "2 1\n"})
public final class IteratorShared {
    private static final Iterator<Integer> ELEMENTS = new ArrayList<>(List.of(1, 2)).iterator();
    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = ELEMENTS.next(), () -> right = ELEMENTS.next());
        System.out.println(left + " " + right);
    }
}
