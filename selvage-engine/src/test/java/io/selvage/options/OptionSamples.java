package io.selvage.options;

import java.util.stream.Stream;

/** Values that options do not have by themselves. */
public final class OptionSamples {
    private OptionSamples() {}

    /** A text that {@code option} accepts and that is not its preset's. */
    public static String other(Option<?> option) {
        return Stream.of("true", "7", "5s", "sync", "none", "sss", "some.Name", "2/3", "crash=2")
                .filter(text -> accepts(option, text)
                        && !text.equals(option.presetText().orElse("")))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no sample of " + option + ", which takes " + option.accepts()));
    }

    private static boolean accepts(Option<?> option, String text) {
        try {
            option.parse(text);
            return true;
        } catch (BadOption refused) {
            return false;
        }
    }
}
