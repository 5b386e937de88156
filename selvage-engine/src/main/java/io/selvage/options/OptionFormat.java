package io.selvage.options;

import java.util.function.Function;

/**
 * How the values of an option are written.
 *
 * @param label stands for the value in help, {@code DURATION}
 * @param accepts what may be given, in words
 * @param read answers null for a text that is no such value; may throw {@link IllegalArgumentException} just as well
 * @param write the inverse of {@code read}
 */
record OptionFormat<T>(String label, String accepts, Function<String, T> read, Function<T, String> write) {
    T parse(String where, String text) {
        T value = null;
        try {
            value = read.apply(text);
        } catch (IllegalArgumentException reportedBelow) {
            value = null;
        }
        if (value == null) {
            throw new BadOption(where, "'" + text + "' cannot be used", "give " + accepts);
        }
        return value;
    }
}
