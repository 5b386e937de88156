package io.selvage.options;

import static io.selvage.options.Effect.DETECTION;
import static io.selvage.options.Effect.PROGRAM;
import static io.selvage.options.OptionRegistry.also;
import static io.selvage.options.OptionRegistry.decides;

import java.util.ArrayList;
import java.util.List;

/** The options of mutating a class, besides those of {@link OptionList}. */
public final class MutateOptions {
    private static final OptionRegistry OPTIONS = new OptionRegistry();

    public static final Option<List<String>> MAIN = OPTIONS.declare(
            "main",
            OptionFormats.repeated("MAIN", "the full name of a class with a main method"),
            List.of(),
            decides(PROGRAM),
            also(),
            "with --class: a program that judges the mutants; once for each");
    public static final Option<List<String>> TEST = OPTIONS.declare(
            "test",
            OptionFormats.repeated("TEST", "the full name of a class with tests"),
            List.of(),
            decides(PROGRAM),
            also(),
            "with --class: a class whose @SelvageTests judge the mutants; once for each");
    public static final Option<List<String>> OPERATORS = OPTIONS.declare(
            "operators",
            OptionFormats.names("NAMES", "all, method, concurrency, or names of operators, separated by ','"),
            List.of("all"),
            decides(PROGRAM),
            also(),
            "which mistakes to make: all, method, concurrency, or single operators, separated by ','");
    public static final Option<Integer> THRESHOLD = OPTIONS.declare(
            "threshold",
            OptionFormats.integers(0, 100),
            0,
            decides(DETECTION),
            also(),
            "the least share of killed mutants in percent, equivalent ones left out; 0: none may survive");
    /** What SPEC names; not an option of the command line. */
    public static final Option<String> SPEC = new OptionRegistry()
            .declare(
                    "spec",
                    OptionFormats.texts("SPEC", "a bundled monitor, an XML file, or a class of the Java API"),
                    null,
                    decides(PROGRAM),
                    also(),
                    "the specification that judges the mutants");

    private MutateOptions() {}

    /** In the order that help shows them in. */
    public static List<Option<?>> all() {
        List<Option<?>> all = new ArrayList<>(List.of(
                MonitorOptions.CLASS,
                MonitorOptions.NEW,
                MonitorOptions.CALL,
                MonitorOptions.STATE,
                MonitorOptions.MCDA,
                FrontEndOptions.SCRIPT));
        all.addAll(OPTIONS.all());
        return List.copyOf(all);
    }
}
