package io.selvage.options;

import static io.selvage.options.Effect.DETECTION;
import static io.selvage.options.Effect.PROGRAM;
import static io.selvage.options.OptionRegistry.also;
import static io.selvage.options.OptionRegistry.decides;

import java.util.ArrayList;
import java.util.List;

/** The options of verifying a component, besides those of {@link OptionList}. */
public final class VerifyOptions {
    private static final OptionRegistry OPTIONS = new OptionRegistry();

    public static final Option<String> REFERENCE = OPTIONS.declare(
            "reference",
            OptionFormats.texts("CLASS", "the full name of a class"),
            null,
            decides(PROGRAM),
            also(),
            "a class that behaves as this one should");
    public static final Option<String> PROPERTY = OPTIONS.declare(
            "property",
            OptionFormats.texts("CLASS", "the full name of a class"),
            null,
            decides(DETECTION),
            also(),
            "a PropertyChecker that must hold after every call");
    public static final Option<List<String>> LEGAL = OPTIONS.declare(
            "legal",
            OptionFormats.repeated("RULE", "two calls, as in \"endRead() <= startRead()\""),
            List.of(),
            decides(PROGRAM),
            also(),
            "which use is legal, as in \"endRead() <= startRead()\": no more calls of the first than of the second"
                    + " were completed; found by analysis if left out");
    public static final Option<Boolean> STUDY = OPTIONS.declare(
            "study",
            OptionFormats.onOff(),
            false,
            decides(PROGRAM),
            also(),
            "verify the bundled readers-writers and its 19 variants, and print step by variant what finds what");

    private VerifyOptions() {}

    /** In the order that help shows them in. */
    public static List<Option<?>> all() {
        List<Option<?>> all = new ArrayList<>(
                List.of(MonitorOptions.CLASS, MonitorOptions.NEW, MonitorOptions.CALL, FrontEndOptions.SCRIPT));
        all.addAll(OPTIONS.all());
        return List.copyOf(all);
    }
}
