package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;

/** A latch of two opens after both counted down. */
@Expect(outputs = "1 1\n")
public final class LatchTwo {
    private static final CountDownLatch LATCH = new CountDownLatch(2);
    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        Threads.start(() -> {
            left = 1;
            LATCH.countDown();
        });
        Threads.start(() -> {
            right = 1;
            LATCH.countDown();
        });
        LATCH.await();
        System.out.println(left + " " + right);
    }
}
