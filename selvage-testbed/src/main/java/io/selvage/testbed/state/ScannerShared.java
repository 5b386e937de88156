package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Scanner;

/** A scanner has a place in its text. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class ScannerShared {
    private static final Scanner TEXT = new Scanner("1 2");

    private static void one() {
        TEXT.nextInt();
    }

    private static void other() {
        TEXT.nextInt();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
