package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A stack overflow that ends its thread. */
@Expect(finding = "UNCAUGHT_EXCEPTION", exhaustive = false, enough = "random 30")
public final class StackOverflowUncaught {
    private static int descend(int depth) {
        return depth < 0 ? 0 : descend(depth + 1) + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println(descend(0)));
    }
}
