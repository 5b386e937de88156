package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Two sections of a lock that only look at a list, through one iterator: their order shows. */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class IteratorLocked {
    private static final Iterator<Integer> ELEMENTS = new ArrayList<>(List.of(1, 2)).iterator();
    private static int left;
    private static int right;

    private static synchronized int next() {
        return ELEMENTS.next();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = next(), () -> right = next());
        System.out.println(left + " " + right);
    }
}
