package io.selvage.options;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The options of exploring a monitor, besides those of {@link OptionList}. */
public final class MonitorOptions {
    public static final Option<String> CLASS = new Option<>(
            "class",
            OptionFormats.texts("C", "the full name of a class"),
            null,
            "explore this class, without any SPEC");
    public static final Option<List<String>> NEW = new Option<>(
            "new",
            OptionFormats.repeated("ARGS", "literals separated by ','"),
            List.of(),
            "with --class: arguments of its constructor; each time one more starting point");
    public static final Option<List<String>> CALL = new Option<>(
            "call",
            OptionFormats.repeated("CALL", "a method and its arguments, as in \"deposit(1)\""),
            List.of(),
            "with --class: a call that threads make, as in \"deposit(1)\"; give it once for each");
    public static final Option<List<String>> STATE = new Option<>(
            "state",
            OptionFormats.names("FIELDS", "names separated by ','; queue.size() and head? will do as well"),
            List.of(),
            "what belongs to the state, separated by ','; found by analysis if left out");
    public static final Option<List<String>> CLAMP = new Option<>(
            "clamp",
            OptionFormats.names("RANGES", "ranges of state fields separated by ',', as in count=0..3"),
            List.of(),
            "take all values of a state field outside of a range for its ends, as in count=0..3");
    public static final Option<Integer> MCDA = new Option<>(
            "mcda", OptionFormats.integers(0, 1000), 0, "how many equal states may follow one another on a path");
    public static final Option<PropertyChecks> PROPERTIES = new Option<>(
            "properties",
            OptionFormats.oneOf("WHICH", PropertyChecks.values(), PropertyChecks::text),
            PropertyChecks.ALL,
            "which built-in properties to check: all, none");
    public static final Option<Long> LIMIT =
            new Option<>("limit", OptionFormats.longs(1, Long.MAX_VALUE), 100_000L, "at most N moves");
    public static final Option<String> COMPARE = new Option<>(
            "compare",
            OptionFormats.texts("OTHER", "a class, or what SPEC may be"),
            null,
            "whether OTHER shows the same calls, completions, answers and waits");
    public static final Option<String> REPLAY = new Option<>(
            "replay",
            OptionFormats.texts("MOVES", "the sequence of moves of a finding, m1:…"),
            null,
            "make these moves only, and show them");
    public static final Option<Boolean> HOOKED = new Option<>(
            "hooked",
            OptionFormats.onOff(),
            false,
            "the monitor calls SyncHook itself and is not woven: real threads, real locks");

    public static final Option<Duration> MOVE_TIME = new Option<>(
            "move-time",
            OptionFormats.durations(),
            Duration.ofSeconds(30),
            "with --hooked: a call that is inside for longer does not leave (else --steps says so)");

    public static final Option<Path> SCRIPTS = new Option<>(
            "scripts",
            OptionFormats.paths("DIR"),
            null,
            "write scripts there that exercise it (0, 1, many waits; 0, 1, many waiting), if nothing is wrong with it");

    private static final List<Option<?>> ALL = List.of(
            CLASS, NEW, CALL, STATE, CLAMP, MCDA, PROPERTIES, LIMIT, COMPARE, REPLAY, HOOKED, MOVE_TIME, SCRIPTS);

    private MonitorOptions() {}

    /** In the order that help shows them in. */
    public static List<Option<?>> all() {
        return ALL;
    }

    /** Those that may be given several times. */
    public static List<Option<List<String>>> repeatable() {
        return List.of(NEW, CALL);
    }
}
