package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Locale;
import java.util.TimeZone;

/** Goes abroad after it has looked around, and stays there. */
@Expect(
        outputs = {"1 at home 0,5", "2 at home 0,5"},
        fork = true)
public final class KeptLocale {
    private static volatile int count;

    private static void count() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        boolean isAbroad = Locale.getDefault().equals(Locale.GERMANY)
                || TimeZone.getDefault().getID().equals("Asia/Tehran");
        Locale.setDefault(Locale.GERMANY);
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tehran"));
        if (!isAbroad) {
            Threads.run(KeptLocale::count, KeptLocale::count);
        }
        System.out.print(count + (isAbroad ? " abroad " : " at home ") + String.format("%.1f", 0.5));
    }
}
