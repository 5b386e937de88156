package io.selvage.options;

import java.util.List;
import java.util.function.Function;

/**
 * How the values of an option are written.
 *
 * @param label stands for the value in help, {@code DURATION}
 * @param accepts what may be given, in words
 * @param read returns null for a text that is no such value; may throw {@link IllegalArgumentException} just as well
 * @param write the inverse of {@code read}
 * @param readAll as {@code read}, for an option that was given several times
 */
record OptionFormat<T>(
        String label,
        String accepts,
        Function<String, T> read,
        Function<T, String> write,
        Function<List<String>, T> readAll,
        Use use) {
    /** What is special about the values. */
    enum Use {
        ORDINARY,
        /** One value for each time that the option is given. */
        REPEATED,
        /** The name of a file that is read. */
        INPUT_FILE
    }

    OptionFormat(String label, String accepts, Function<String, T> read, Function<T, String> write) {
        this(label, accepts, read, write, Use.ORDINARY);
    }

    OptionFormat(String label, String accepts, Function<String, T> read, Function<T, String> write, Use use) {
        this(label, accepts, read, write, texts -> read.apply(texts.get(texts.size() - 1)), use);
    }

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
