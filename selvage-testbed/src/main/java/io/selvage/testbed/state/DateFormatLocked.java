package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.text.SimpleDateFormat;
import java.util.Date;

/** Two threads use a date format, one after the other. */
@Expect(outputs = "done\n", proof = "dpor")
public final class DateFormatLocked {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");

    private static synchronized void one() {
        FORMAT.format(new Date(0));
    }

    private static synchronized void other() {
        FORMAT.format(new Date(1));
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
