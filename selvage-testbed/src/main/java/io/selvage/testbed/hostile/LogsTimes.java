package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Stores and prints times, and decides nothing by them. */
@Expect(outputs = "true\n", proof = "dpor")
public final class LogsTimes {
    private static volatile long last;

    private static void work() {
        long begun = System.nanoTime();
        last = System.currentTimeMillis();
        last = System.nanoTime() - begun;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LogsTimes::work, LogsTimes::work);
        System.out.println(last >= 0);
    }
}
