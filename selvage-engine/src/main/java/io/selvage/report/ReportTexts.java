package io.selvage.report;

import java.util.Locale;

/** Small pieces that reports are made of; the same on every machine. */
final class ReportTexts {
    private ReportTexts() {}

    /** {@code 1 schedule}, {@code 1,284 schedules}. */
    static String count(long number, String noun) {
        return number(number) + " " + noun + (number == 1 ? "" : "s");
    }

    static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.2f s", seconds);
    }

    /** At most {@code width} characters, an ellipsis for the rest. */
    static String clip(String text, int width) {
        return text.length() <= width ? text : text.substring(0, width - 1) + "…";
    }

    /** On one line: line ends and the like as escapes, between quotes. */
    static String quoted(String text) {
        return new JsonWriter().value(text).toString();
    }
}
