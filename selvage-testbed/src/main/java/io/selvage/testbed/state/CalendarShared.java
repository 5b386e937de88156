package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** A calendar computes its fields when it is asked for one. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class CalendarShared {
    private static final Calendar CALENDAR = new GregorianCalendar(2000, 1, 1);

    private static void one() {
        CALENDAR.add(Calendar.DATE, 1);
    }

    private static void other() {
        CALENDAR.get(Calendar.DATE);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
