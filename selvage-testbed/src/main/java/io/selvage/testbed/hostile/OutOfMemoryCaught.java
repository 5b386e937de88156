package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An array larger than any JVM allows. */
@Expect(outputs = "OutOfMemoryError\n")
public final class OutOfMemoryCaught {
    private static void allocate() {
        try {
            System.out.println(new byte[Integer.MAX_VALUE].length);
        } catch (OutOfMemoryError expected) {
            System.out.println(expected.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(OutOfMemoryCaught::allocate);
    }
}
