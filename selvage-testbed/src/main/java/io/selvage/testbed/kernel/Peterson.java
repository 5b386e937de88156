package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Peterson's algorithm with volatile fields protects plain data. */
@Expect(outputs = "2\n", exhaustive = false, proof = "dpor")
public final class Peterson {
    private static volatile boolean wants0;
    private static volatile boolean wants1;
    private static volatile int turn;
    private static int count;

    private static void first() {
        wants0 = true;
        turn = 1;
        while (wants1 && turn == 1) {
            Thread.onSpinWait();
        }
        count++;
        wants0 = false;
    }

    private static void second() {
        wants1 = true;
        turn = 0;
        while (wants0 && turn == 0) {
            Thread.onSpinWait();
        }
        count++;
        wants1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Peterson::first, Peterson::second);
        System.out.println(count);
    }
}
