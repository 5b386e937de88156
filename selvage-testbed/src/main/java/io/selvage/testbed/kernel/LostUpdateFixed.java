package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two protected increments. */
@Expect(outputs = "2\n", proof = "dpor")
public final class LostUpdateFixed {
    private static int count;

    private static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LostUpdateFixed::increment, LostUpdateFixed::increment);
        System.out.println(count);
    }
}
