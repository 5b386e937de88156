package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Formatter;

/** A formatter has a text that it adds to. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class FormatterShared {
    private static final Formatter TEXT = new Formatter();

    private static void one() {
        TEXT.format("%d", 1);
    }

    private static void other() {
        TEXT.format("%d", 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
