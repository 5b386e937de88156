package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Date;

/** One thread sets a date that another reads. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class DateShared {
    private static final Date DATE = new Date(0);

    private static void one() {
        DATE.setTime(1);
    }

    private static void other() {
        DATE.getTime();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
