package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.text.SimpleDateFormat;
import java.util.Date;

/** A date format works with a calendar of its own, which two threads use at once. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class DateFormatShared {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");

    private static void one() {
        FORMAT.format(new Date(0));
    }

    private static void other() {
        FORMAT.format(new Date(1));
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
