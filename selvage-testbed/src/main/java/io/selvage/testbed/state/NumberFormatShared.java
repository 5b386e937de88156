package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.text.DecimalFormat;

/** A number format keeps digits while it works. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class NumberFormatShared {
    private static final DecimalFormat FORMAT = new DecimalFormat("0.00");

    private static void one() {
        FORMAT.format(1.5);
    }

    private static void other() {
        FORMAT.format(2.5);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
