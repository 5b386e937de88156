package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** The bakery without waiting for who still draws a number: two who draw the same number are both inside. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor",
        exhaustive = false)
public final class BakeryWrong {
    private static final AtomicIntegerArray NUMBER = new AtomicIntegerArray(2);
    private static int count;

    private static void increment(int me) {
        int other = 1 - me;
        int mine = NUMBER.get(other) + 1;
        NUMBER.set(me, mine);
        while (isBefore(other, NUMBER.get(other), me, mine)) {
            Thread.onSpinWait();
        }
        count++;
        NUMBER.set(me, 0);
    }

    private static boolean isBefore(int other, int number, int me, int mine) {
        return number != 0 && (number < mine || number == mine && other < me);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(0), () -> increment(1));
        System.out.println(count);
    }
}
