package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/** Two sections of a lock share the iterator of a stream of numbers: their order shows. */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class PrimitiveIteratorLocked {
    private static final PrimitiveIterator.OfInt NUMBERS = IntStream.of(1, 2).iterator();
    private static int left;
    private static int right;

    private static synchronized int next() {
        return NUMBERS.nextInt();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = next(), () -> right = next());
        System.out.println(left + " " + right);
    }
}
