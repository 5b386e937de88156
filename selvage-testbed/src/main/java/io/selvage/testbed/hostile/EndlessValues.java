package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A loop that could end by its condition, but whose variables come back. */
@Expect(finding = "LIVELOCK", fork = true)
public final class EndlessValues {
    private static int search(int wanted) {
        int at = 1;
        while (at != wanted) {
            for (int i = 0; i < 3; i++) {
                at = (at + 2) % 100;
            }
        }
        return at;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println(search(4)));
    }
}
