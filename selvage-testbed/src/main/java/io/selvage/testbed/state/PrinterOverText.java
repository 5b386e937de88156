package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.PrintWriter;
import java.io.StringWriter;

/** One thread prints to a text that the other looks at. Both lock it: what is seen depends on the order. */
@Expect(
        outputs = {"0\n", "1\n"},
        proof = "dpor")
public final class PrinterOverText {
    private static final StringWriter TEXT = new StringWriter();
    private static final PrintWriter PRINTER = new PrintWriter(TEXT);
    private static int seen;

    private static void one() {
        PRINTER.print("a");
    }

    private static void other() {
        seen = TEXT.toString().length();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println(seen);
    }
}
