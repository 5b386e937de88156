package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A sequence lock: a reader throws away what it read while the number was odd or changed. */
@Expect(
        outputs = {"0 0\n", "1 1\n", "again\n"},
        proof = "dpor")
public final class Seqlock {
    private static volatile int number;
    private static volatile int x;
    private static volatile int y;

    private static void write() {
        number = 1;
        x = 1;
        y = 1;
        number = 2;
    }

    private static String read() {
        int before = number;
        int seenX = x;
        int seenY = y;
        return before % 2 == 0 && number == before ? seenX + " " + seenY : "again";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = Threads.start(Seqlock::write);
        System.out.println(read());
        writer.join();
    }
}
