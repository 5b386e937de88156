package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two unprotected increments. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class LostUpdate {
    private static int count;

    private static void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LostUpdate::increment, LostUpdate::increment);
        System.out.println(count);
    }
}
