package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A timed await may give up, whatever the time. */
@Expect(outputs = {"true\n", "false\n"})
public final class LatchTimed {
    private static final CountDownLatch LATCH = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        Threads.start(LATCH::countDown);
        System.out.println(LATCH.await(50, TimeUnit.MICROSECONDS));
    }
}
