package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Loops whose variables come back each time that they are entered, and that end all the same. */
@Expect(outputs = "3000000 3000000\n")
public final class LongComputation {
    private static int rounds() {
        int rounds = 0;
        for (int i = 0; i < 300_000; i++) {
            int left = 10;
            while (left > 0) {
                left--;
            }
            rounds += 10 - left;
        }
        return rounds;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] found = new int[2];
        Threads.run(() -> found[0] = rounds(), () -> found[1] = rounds());
        System.out.println(found[0] + " " + found[1]);
    }
}
