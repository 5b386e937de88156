package io.selvage.options;

import java.time.Duration;

/**
 * Which time limits are taken to be long enough: they run out only when no thread can go on otherwise. The others may
 * run out at any moment.
 *
 * @param longEnough in nanoseconds, the shortest of them
 */
public record TimeoutRule(long longEnough) {
    /** No limit is long enough. */
    public static final TimeoutRule ANY = new TimeoutRule(Long.MAX_VALUE);

    /** Every limit is. */
    public static final TimeoutRule IDLE = new TimeoutRule(1);

    static final TimeoutRule DEFAULT = of(Duration.ofSeconds(1));

    static TimeoutRule of(Duration shortest) {
        return new TimeoutRule(shortest.toNanos());
    }

    /** Null if {@code text} is none of what the option accepts. */
    public static TimeoutRule parse(String text) {
        return switch (text) {
            case "any" -> ANY;
            case "idle" -> IDLE;
            default -> {
                Duration shortest = DurationFormat.parse(text);
                yield shortest == null ? null : of(shortest);
            }
        };
    }

    public String text() {
        return equals(ANY) ? "any" : equals(IDLE) ? "idle" : DurationFormat.text(Duration.ofNanos(longEnough));
    }

    /** What a result takes for granted if it met such a limit. */
    public String assumption() {
        return equals(IDLE)
                ? "all time limits are long enough"
                : "time limits of " + DurationFormat.words(Duration.ofNanos(longEnough)) + " or more are long enough";
    }
}
