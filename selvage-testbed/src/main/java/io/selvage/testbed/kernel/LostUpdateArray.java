package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Elements are variables of their own: the shared one races, the others do not. */
@Expect(
        outputs = {"1 1 1\n", "2 1 1\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class LostUpdateArray {
    private static final int[] COUNTS = new int[3];

    private static void increment(int own) {
        COUNTS[own]++;
        COUNTS[0]++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(1), () -> increment(2));
        System.out.println(COUNTS[0] + " " + COUNTS[1] + " " + COUNTS[2]);
    }
}
