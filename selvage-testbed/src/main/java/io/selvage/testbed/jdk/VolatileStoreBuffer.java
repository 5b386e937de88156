package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Store buffering with volatile fields: at least one thread sees the other. */
@Expect(outputs = {"0 1\n", "1 0\n", "1 1\n"})
public final class VolatileStoreBuffer {
    private static volatile int x;
    private static volatile int y;
    private static int left;
    private static int right;

    private static void first() {
        x = 1;
        left = y;
    }

    private static void second() {
        y = 1;
        right = x;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(VolatileStoreBuffer::first, VolatileStoreBuffer::second);
        System.out.println(left + " " + right);
    }
}
