package io.selvage.testbed.clock;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Who has read the earlier time has read it first, and either may be. */
@Expect(
        outputs = {"first\n", "second\n"},
        proof = "dpor")
public final class StampedInOrder {
    private static volatile long first;
    private static volatile long second;

    public static void main(String[] args) throws Exception {
        Threads.run(() -> first = System.nanoTime(), () -> second = System.nanoTime());
        System.out.println(first < second ? "first" : "second");
    }
}
