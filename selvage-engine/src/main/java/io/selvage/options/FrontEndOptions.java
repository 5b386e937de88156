package io.selvage.options;

import static io.selvage.options.Effect.PROGRAM;
import static io.selvage.options.OptionRegistry.also;
import static io.selvage.options.OptionRegistry.decides;

import java.util.List;

/** Options that several front ends of other modules have in common. */
public final class FrontEndOptions {
    public static final Option<List<String>> SCRIPT = new OptionRegistry()
            .declare(
                    "script",
                    OptionFormats.repeated("FILE", "a script"),
                    List.of(),
                    decides(PROGRAM),
                    also(),
                    "a script that says when calls of the class complete; once for each");

    private FrontEndOptions() {}
}
