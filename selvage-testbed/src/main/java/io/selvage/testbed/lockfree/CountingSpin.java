package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread waits for a flag, and counts how often it has looked, which nobody asks. */
@Expect(outputs = "seen\n", proof = "dpor")
public final class CountingSpin {
    private static volatile boolean flag;

    private CountingSpin() {}

    private static void await() {
        int looks = 0;
        while (!flag) {
            looks++;
        }
        System.out.println("seen");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> flag = true, () -> await());
    }
}
