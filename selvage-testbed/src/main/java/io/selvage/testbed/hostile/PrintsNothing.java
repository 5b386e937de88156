package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** No output at all. */
@Expect(outputs = "")
public final class PrintsNothing {
    private static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> value = 1, () -> value = 2);
    }
}
