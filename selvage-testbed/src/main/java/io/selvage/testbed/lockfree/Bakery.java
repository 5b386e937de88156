package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Lamport's bakery for two: nobody compares numbers while the other one still draws its own. */
@Expect(outputs = "2\n", proof = "dpor", exhaustive = false)
public final class Bakery {
    private static final AtomicIntegerArray DRAWING = new AtomicIntegerArray(2);
    private static final AtomicIntegerArray NUMBER = new AtomicIntegerArray(2);
    private static int count;

    private static void increment(int me) {
        int other = 1 - me;
        DRAWING.set(me, 1);
        int mine = NUMBER.get(other) + 1;
        NUMBER.set(me, mine);
        DRAWING.set(me, 0);
        while (DRAWING.get(other) == 1) {
            Thread.onSpinWait();
        }
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
