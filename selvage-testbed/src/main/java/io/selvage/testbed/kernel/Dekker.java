package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Dekker's algorithm with volatile fields protects plain data. */
@Expect(outputs = "2\n", exhaustive = false, proof = "dpor")
public final class Dekker {
    private static final AtomicIntegerArray WANTS = new AtomicIntegerArray(2);
    private static volatile int turn;
    private static int count;

    private static void enter(int me) {
        int other = 1 - me;
        WANTS.set(me, 1);
        while (WANTS.get(other) == 1) {
            if (turn == other) {
                WANTS.set(me, 0);
                while (turn == other) {
                    Thread.yield();
                }
                WANTS.set(me, 1);
            } else {
                Thread.yield();
            }
        }
        count++;
        turn = other;
        WANTS.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> enter(0), () -> enter(1));
        System.out.println(count);
    }
}
