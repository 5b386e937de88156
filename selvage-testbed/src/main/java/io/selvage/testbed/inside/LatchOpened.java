package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;

/** A thread waits for a latch and reads what was written before it was opened. */
@Expect(outputs = "5\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.CountDownLatch")
public final class LatchOpened {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        int[] values = new int[2];
        Threads.run(
                () -> {
                    values[0] = 5;
                    latch.countDown();
                },
                () -> {
                    latch.await();
                    values[1] = values[0];
                });
        System.out.println(values[1]);
    }
}
