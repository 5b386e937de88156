package io.selvage.testbed.services;

import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.time.temporal.IsoFields;
import java.time.temporal.WeekFields;
import java.time.zone.ZoneRulesProvider;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/** Dates, times and zones. */
final class Dates {
    private static final Instant MOMENT = Instant.ofEpochSecond(1_700_000_000L);
    private static final LocalDateTime LOCAL = LocalDateTime.of(2024, 2, 29, 13, 5, 9);
    private static final List<Locale> LOCALES =
            List.of(Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, Locale.forLanguageTag("ru"), Locale.US);

    private Dates() {}

    static void ask(Answers a) {
        for (Locale locale : LOCALES) {
            a.ask(
                    "long date " + locale,
                    () -> DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL)
                            .withLocale(locale)
                            .format(LOCAL));
            a.ask(
                    "short time " + locale,
                    () -> DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                            .withLocale(locale)
                            .format(LOCAL));
            a.ask(
                    "pattern " + locale,
                    () -> DateTimeFormatter.ofPattern("EEEE d MMMM uuuu HH:mm", locale)
                            .format(LOCAL));
            a.ask(
                    "old style " + locale,
                    () -> utc(DateFormat.getDateTimeInstance(DateFormat.LONG, DateFormat.MEDIUM, locale))
                            .format(Date.from(MOMENT)));
            a.ask(
                    "months " + locale,
                    () -> Arrays.toString(DateFormatSymbols.getInstance(locale).getShortMonths()));
            a.ask("zone " + locale, () -> ZoneId.of("Europe/Paris").getDisplayName(TextStyle.FULL, locale));
            a.ask("week " + locale, () -> WeekFields.of(locale).getFirstDayOfWeek());
            a.ask("day " + locale, () -> DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, locale));
        }
        zones(a);
        calendars(a);
        parsing(a);
    }

    private static void zones(Answers a) {
        a.ask("new york", () -> MOMENT.atZone(ZoneId.of("America/New_York")));
        a.ask("kolkata", () -> MOMENT.atZone(ZoneId.of("Asia/Kolkata")).getOffset());
        a.ask("gap", () -> ZonedDateTime.of(LocalDateTime.of(2024, 3, 31, 2, 30), ZoneId.of("Europe/Berlin")));
        a.ask("rules", () -> ZoneId.of("Europe/Berlin").getRules().getTransition(LocalDateTime.of(2024, 3, 31, 2, 30)));
        a.ask("zones", () -> ZoneId.getAvailableZoneIds().size());
        a.ask("versions", () -> ZoneRulesProvider.getVersions("UTC").size());
        a.ask("no zone", () -> ZoneId.of("Nowhere/Atall"));
        a.ask(
                "old zone",
                () -> TimeZone.getTimeZone("Australia/Sydney").getDisplayName(true, TimeZone.LONG, Locale.UK));
        a.ask("old offset", () -> TimeZone.getTimeZone("Asia/Tehran").getRawOffset());
        a.ask("old zones", () -> TimeZone.getAvailableIDs().length);
        a.ask("default zone", () -> TimeZone.getDefault().getID() + " " + ZoneId.systemDefault());
        a.ask(
                "zone text",
                () -> DateTimeFormatter.ofPattern("zzzz", Locale.GERMANY)
                        .format(MOMENT.atZone(ZoneId.of("America/Los_Angeles"))));
    }

    private static void calendars(Answers a) {
        a.ask("japan", () -> JapaneseDate.from(LOCAL));
        a.ask("thai year", () -> ThaiBuddhistDate.from(LOCAL));
        a.ask("hijrah", () -> HijrahDate.from(LOCAL));
        a.ask("calendar", () -> {
            Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.FRANCE);
            calendar.setTimeInMillis(MOMENT.toEpochMilli());
            return calendar.get(Calendar.WEEK_OF_YEAR) + " " + calendar.getFirstDayOfWeek();
        });
        a.ask(
                "buddhist",
                () -> Calendar.getInstance(Locale.forLanguageTag("th-TH-u-ca-buddhist"))
                        .getCalendarType());
        a.ask("quarter", () -> LOCAL.get(IsoFields.QUARTER_OF_YEAR));
        a.ask("month", () -> Month.MAY.getDisplayName(TextStyle.FULL_STANDALONE, Locale.forLanguageTag("cs")));
    }

    private static void parsing(Answers a) {
        a.ask(
                "parse",
                () -> LocalDate.parse("1. M\u00e4rz 2021", DateTimeFormatter.ofPattern("d. MMMM uuuu", Locale.GERMAN)));
        a.ask(
                "old parse",
                () -> utc(new SimpleDateFormat("dd MMM yyyy", Locale.US))
                        .parse("03 Jan 2020")
                        .getTime());
        a.ask("bad parse", () -> LocalDate.parse("2021-02-30"));
        a.ask("date", () -> String.format(Locale.GERMANY, "%tA %<te. %<tB %<tY", LOCAL));
    }

    private static DateFormat utc(DateFormat format) {
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        return format;
    }
}
