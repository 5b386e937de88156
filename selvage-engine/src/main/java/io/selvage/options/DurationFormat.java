package io.selvage.options;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as people write them: {@code 500ms}, {@code 30s}, {@code 5m}, {@code 1h}. */
final class DurationFormat {
    static final int MOST_HOURS = 10_000;

    private static final Pattern SHAPE = Pattern.compile("(\\d{1,15})(ms|s|m|h)");

    private DurationFormat() {}

    /** Null if {@code text} is no duration above zero, or an absurdly long one. */
    static Duration parse(String text) {
        Matcher matcher = SHAPE.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        Duration value = of(Long.parseLong(matcher.group(1)), matcher.group(2));
        return value.isZero() || value.compareTo(Duration.ofHours(MOST_HOURS)) > 0 ? null : value;
    }

    static String text(Duration value) {
        long millis = value.toMillis();
        if (millis % 1000 != 0) {
            return millis + "ms";
        }
        long seconds = millis / 1000;
        if (seconds % 3600 == 0) {
            return seconds / 3600 + "h";
        }
        return seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
    }

    /** The same for a sentence: {@code 500 ms}, {@code 1 s}, {@code 5 min}. */
    static String words(Duration value) {
        String text = text(value);
        int digits = text.replaceAll("\\D", "").length();
        return text.substring(0, digits) + " " + text.substring(digits).replaceFirst("^m$", "min");
    }

    private static Duration of(long amount, String unit) {
        return switch (unit) {
            case "ms" -> Duration.ofMillis(amount);
            case "s" -> Duration.ofSeconds(amount);
            case "m" -> Duration.ofMinutes(amount);
            default -> Duration.ofHours(amount);
        };
    }
}
