package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;

/** A format and the calendar that is a part of it are used under one lock. */
@Expect(outputs = "1970\n", proof = "dpor")
public final class CalendarOfFormatLocked {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy", Locale.US);
    private static final Calendar CALENDAR = FORMAT.getCalendar();
    private static String text;

    private CalendarOfFormatLocked() {}

    private static void format() {
        synchronized (FORMAT) {
            text = FORMAT.format(new Date(100_000_000));
        }
    }

    private static void set() {
        synchronized (FORMAT) {
            CALENDAR.setTimeInMillis(0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> format(), () -> set());
        System.out.println(text);
    }
}
