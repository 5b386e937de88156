package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A sequence lock whose reader looks at the number only before it reads: it sees half of a write. */
@Expect(
        outputs = {"done\n"},
        finding = "UNCAUGHT_EXCEPTION",
        failureClass = "FF-T1",
        proof = "dpor")
public final class SeqlockWrong {
    private static volatile int number;
    private static volatile int x;
    private static volatile int y;

    private static void write() {
        number = 1;
        x = 1;
        y = 1;
        number = 2;
    }

    private static void read() {
        boolean stable = number % 2 == 0;
        if (stable && x != y) {
            throw new AssertionError("half of a write");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SeqlockWrong::write, SeqlockWrong::read);
        System.out.println("done");
    }
}
