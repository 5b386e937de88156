package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Dekker's algorithm cut down to looking first and announcing oneself then: both are inside. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class DekkerWrong {
    private static volatile boolean wants0;
    private static volatile boolean wants1;
    private static int count;

    private static void first() {
        while (wants1) {
            Thread.onSpinWait();
        }
        wants0 = true;
        count++;
        wants0 = false;
    }

    private static void second() {
        while (wants0) {
            Thread.onSpinWait();
        }
        wants1 = true;
        count++;
        wants1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(DekkerWrong::first, DekkerWrong::second);
        System.out.println(count);
    }
}
