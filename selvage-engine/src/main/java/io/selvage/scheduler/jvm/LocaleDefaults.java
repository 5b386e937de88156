package io.selvage.scheduler.jvm;

import java.util.Locale;
import java.util.TimeZone;

/** Where the JVM believes to be. */
final class LocaleDefaults {
    private LocaleDefaults() {}

    static Snapshot locales() {
        Locale all = Locale.getDefault();
        Locale display = Locale.getDefault(Locale.Category.DISPLAY);
        Locale format = Locale.getDefault(Locale.Category.FORMAT);
        return () -> {
            Locale.setDefault(all);
            Locale.setDefault(Locale.Category.DISPLAY, display);
            Locale.setDefault(Locale.Category.FORMAT, format);
        };
    }

    static Snapshot timeZone() {
        TimeZone zone = TimeZone.getDefault();
        return () -> TimeZone.setDefault(zone);
    }
}
