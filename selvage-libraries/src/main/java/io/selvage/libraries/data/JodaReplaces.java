package io.selvage.libraries.data;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;

/** Two threads replace a date, which never changes itself, by the next day. */
@Of(Library.JODA)
@Expect(outputs = "3\n")
public final class JodaReplaces {
    private JodaReplaces() {}

    public static void main(String[] args) throws Exception {
        AtomicReference<DateTime> date = new AtomicReference<>(new DateTime(0, DateTimeZone.UTC));
        Threads.run(() -> date.updateAndGet(day -> day.plusDays(1)), () -> date.updateAndGet(day -> day.plusDays(1)));
        System.out.println(date.get().getDayOfMonth());
    }
}
