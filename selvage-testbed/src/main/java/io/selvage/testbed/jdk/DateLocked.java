package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Date;

/** A section sets a date, another one compares it with a later one, which it does not know to be a date. */
@Expect(outputs = {"false\n", "true\n"})
public final class DateLocked {
    private static final Object LOCK = new Object();
    private static boolean found;

    public static void main(String[] args) throws InterruptedException {
        Date date = new Date(1);
        Object later = new Date(2);
        Threads.run(
                () -> {
                    synchronized (LOCK) {
                        date.setTime(2);
                    }
                },
                () -> {
                    synchronized (LOCK) {
                        found = later.equals(date);
                    }
                });
        System.out.println(found);
    }
}
