package io.selvage.options;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** All options. Command line, annotation, build plug-in and documentation are made from this. */
public final class OptionList {
    public static final Option<StrategyName> STRATEGY = new Option<>(
            "strategy",
            OptionFormats.oneOf("NAME", StrategyName.values(), StrategyName::text),
            StrategyName.DPOR,
            "how to choose the next schedule");
    public static final Option<Long> SCHEDULES =
            new Option<>("schedules", OptionFormats.longs(1, Long.MAX_VALUE), null, "at most N executions");
    public static final Option<Duration> TIME = new Option<>(
            "time", OptionFormats.durations(), null, "stop after this long; without --schedules the default is 1m");
    public static final Option<Long> SEED = new Option<>(
            "seed", OptionFormats.longs(Long.MIN_VALUE, Long.MAX_VALUE), 1L, "where random strategies start from");
    public static final Option<Integer> WORKERS =
            new Option<>("workers", OptionFormats.integers(1, 1024), 1, "explore with N explorers at once");
    public static final Option<Boolean> KEEP_GOING = new Option<>(
            "keep-going",
            OptionFormats.onOff(),
            false,
            "report all distinct findings instead of stopping at the first");
    public static final Option<Integer> SPURIOUS =
            new Option<>("spurious", OptionFormats.integers(0, 1000), 0, "allow N spurious wake-ups per execution");
    public static final Option<Boolean> INTERRUPTS =
            new Option<>("interrupts", OptionFormats.onOff(), false, "let interrupts arrive at any blocking call");
    public static final Option<Boolean> RANDOM = new Option<>(
            "random",
            OptionFormats.onOff(),
            false,
            "explore every outcome of java.util.Random's nextInt(n), n at most 16, and nextBoolean()");
    public static final Option<MemoryMode> MEMORY = new Option<>(
            "memory",
            OptionFormats.oneOf("MODE", MemoryMode.values(), MemoryMode::text),
            MemoryMode.ALL,
            "scheduling points at all shared accesses, or only at synchronization and racy fields");
    public static final Option<List<String>> POINTS = new Option<>(
            "points",
            OptionFormats.variables(),
            List.of(),
            "with --memory sync, scheduling points also at these fields (pkg.Type.field), arrays (int[]) or containers");
    public static final Option<DetectMode> DETECT = new Option<>(
            "detect",
            OptionFormats.oneOf("WHAT", DetectMode.values(), DetectMode::text),
            DetectMode.ALL,
            "look for everything, or for nothing, to see what looking costs");
    public static final Option<Integer> STEPS = new Option<>(
            "steps", OptionFormats.integers(1, Integer.MAX_VALUE), 100_000, "a longer execution is a livelock suspect");
    public static final Option<Boolean> DISCIPLINE = new Option<>(
            "discipline", OptionFormats.onOff(), false, "report shared variables without one guarding lock");
    public static final Option<List<String>> TRUSTED = new Option<>(
            "trusted", OptionFormats.patterns(), List.of(), "exitblock: no switch inside of classes of these names");
    public static final Option<List<Path>> CLASSPATH = new Option<>(
            "classpath",
            OptionFormats.classPaths(),
            List.of(),
            "where the program's classes are; the current folder if left out");
    public static final Option<Path> GRANULARITY = new Option<>(
            "granularity",
            OptionFormats.paths("FILE"),
            null,
            "what counts as one operation: lines of a class's name or pattern and field, method or atomic");
    public static final Option<List<String>> UNSHARED = new Option<>(
            "unshared",
            OptionFormats.patterns(),
            List.of(),
            "objects of these classes are used by one thread only; their fields are left alone");
    public static final Option<Boolean> CHECK_UNSHARED = new Option<>(
            "check-unshared", OptionFormats.onOff(), false, "watch what --unshared says, and report if it is not so");
    public static final Option<List<String>> INCLUDE =
            new Option<>("include", OptionFormats.patterns(), List.of(), "control only classes of these names");
    public static final Option<List<String>> EXCLUDE =
            new Option<>("exclude", OptionFormats.patterns(), List.of(), "leave classes of these names alone");
    public static final Option<Path> OUT = new Option<>(
            "out",
            OptionFormats.paths("DIR"),
            null,
            "where schedules go; target/selvage if there is a target folder, else " + "selvage-out");
    public static final Option<Path> RESUME = new Option<>(
            "resume",
            OptionFormats.paths("FILE"),
            null,
            "keep the search in FILE while it goes on, and go on with the one that is there");
    public static final Option<Path> HTML =
            new Option<>("html", OptionFormats.paths("FILE"), null, "write an HTML report");
    public static final Option<Path> SARIF = new Option<>(
            "sarif", OptionFormats.paths("FILE"), null, "write a SARIF 2.1.0 log, for services that scan code");
    public static final Option<Path> JUNIT_XML = new Option<>(
            "junit-xml", OptionFormats.paths("FILE"), null, "write a report in JUnit's form, for build servers");
    public static final Option<Boolean> JSON =
            new Option<>("json", OptionFormats.onOff(), false, "print exactly one JSON object to standard output");
    public static final Option<Boolean> QUIET =
            new Option<>("quiet", OptionFormats.onOff(), false, "print the verdict only");

    private static final List<Option<?>> ALL = List.of(
            CLASSPATH,
            STRATEGY,
            SCHEDULES,
            TIME,
            SEED,
            WORKERS,
            RESUME,
            KEEP_GOING,
            SPURIOUS,
            INTERRUPTS,
            RANDOM,
            MEMORY,
            POINTS,
            STEPS,
            DISCIPLINE,
            DETECT,
            TRUSTED,
            GRANULARITY,
            UNSHARED,
            CHECK_UNSHARED,
            INCLUDE,
            EXCLUDE,
            OUT,
            JSON,
            HTML,
            SARIF,
            JUNIT_XML,
            QUIET);

    private OptionList() {}

    /** In the order that help shows them in. */
    public static List<Option<?>> all() {
        return ALL;
    }

    /** The option called {@code name}, without dashes. */
    public static Optional<Option<?>> named(String name) {
        return ALL.stream().filter(option -> option.name().equals(name)).findFirst();
    }
}
