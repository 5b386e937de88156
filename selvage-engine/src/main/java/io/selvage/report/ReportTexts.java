package io.selvage.report;

import io.selvage.model.Result;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.stream.Collectors;

/** Small pieces that reports are made of; the same on every machine. */
final class ReportTexts {
    /** Nobody can tell shares apart that are smaller. */
    private static final double TINY = 1e-4;

    private ReportTexts() {}

    /** {@code 1 schedule}, {@code 1,284 schedules}. */
    static String count(long number, String noun) {
        return number(number) + " " + noun + (number == 1 ? "" : "s");
    }

    static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** The search, or {@code auto: dpor 64, random 128} if several took part. */
    static String strategy(Result result) {
        String phases = result.phases().stream()
                .map(phase -> phase.strategy() + " " + number(phase.executions()))
                .collect(Collectors.joining(", "));
        return phases.isEmpty() ? result.strategy() : result.strategy() + ": " + phases;
    }

    /** How much of the search was explored, behind a comma; the empty string if that is unknown. */
    static String explored(double estimate) {
        if (Double.isNaN(estimate)) {
            return "";
        }
        return estimate < TINY
                ? ", too large to exhaust: less than 0.01 % explored"
                : ", about "
                        + BigDecimal.valueOf(100 * estimate)
                                .round(new MathContext(2))
                                .stripTrailingZeros()
                                .toPlainString()
                        + " % explored";
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
