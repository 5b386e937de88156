package io.selvage.libraries.data;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.joda.time.DateTimeZone;
import org.joda.time.MutableDateTime;

/** Two threads add a day to a date that changes: a day can be lost. */
@Of(value = Library.JODA, says = "a day is lost")
@Expect(outputs = "3\n", finding = "UNCAUGHT_EXCEPTION")
public final class JodaMutates {
    private JodaMutates() {}

    public static void main(String[] args) throws Exception {
        MutableDateTime date = new MutableDateTime(0, DateTimeZone.UTC);
        Threads.run(() -> date.addDays(1), () -> date.addDays(1));
        Check.that(date.getDayOfMonth() == 3, "a day is lost");
        System.out.println(3);
    }
}
