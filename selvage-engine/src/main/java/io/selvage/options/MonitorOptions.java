package io.selvage.options;

import static io.selvage.options.Effect.BUDGET;
import static io.selvage.options.Effect.DETECTION;
import static io.selvage.options.Effect.PROGRAM;
import static io.selvage.options.Effect.REPORT;
import static io.selvage.options.Effect.SEARCH;
import static io.selvage.options.Effect.WEAVING;
import static io.selvage.options.FrontEnd.MONITOR;
import static io.selvage.options.OptionRegistry.also;
import static io.selvage.options.OptionRegistry.decides;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The options of exploring a monitor, besides those of {@link OptionList}. */
public final class MonitorOptions {
    private static final OptionRegistry OPTIONS = new OptionRegistry();

    public static final Option<String> CLASS = OPTIONS.declare(
            "class",
            OptionFormats.texts("C", "the full name of a class"),
            null,
            decides(PROGRAM),
            also(MONITOR),
            "explore this class, without any SPEC");
    public static final Option<List<String>> NEW = OPTIONS.declare(
            "new",
            OptionFormats.repeated("ARGS", "literals separated by ','"),
            List.of(),
            decides(PROGRAM),
            also(MONITOR),
            "with --class: arguments of its constructor; each time one more starting point");
    public static final Option<Boolean> TOGETHER = OPTIONS.declare(
            "together",
            OptionFormats.onOff(),
            false,
            decides(PROGRAM),
            also(MONITOR),
            "explore all starting points as one system: threads call each of them, as in 1.put() and 2.put()");
    public static final Option<List<String>> CALL = OPTIONS.declare(
            "call",
            OptionFormats.repeated("CALL", "a method and its arguments, as in \"deposit(1)\""),
            List.of(),
            decides(PROGRAM),
            also(MONITOR),
            "with --class: a call that threads make, as in \"deposit(1)\"; give it once for each");
    public static final Option<List<String>> STATE = OPTIONS.declare(
            "state",
            OptionFormats.names("FIELDS", "names separated by ','; queue.size() and head? will do as well"),
            List.of(),
            decides(SEARCH),
            also(MONITOR),
            "what belongs to the state, separated by ','; found by analysis if left out");
    public static final Option<List<String>> CLAMP = OPTIONS.declare(
            "clamp",
            OptionFormats.names("RANGES", "ranges of state fields separated by ',', as in count=0..3"),
            List.of(),
            decides(SEARCH),
            also(MONITOR),
            "take all values of a state field outside of a range for its ends, as in count=0..3");
    public static final Option<List<String>> LEGAL = OPTIONS.declare(
            "legal",
            OptionFormats.repeated("RULE", "two calls, as in \"endRead() <= startRead()\", or the name of a class"),
            List.of(),
            decides(PROGRAM),
            also(MONITOR),
            "which calls are made: with \"endRead() <= startRead()\" an endRead() begins only where more startRead()"
                    + " were completed than endRead() begun; or a class that implements LegalCalls");
    public static final Option<Integer> MCDA = OPTIONS.declare(
            "mcda",
            OptionFormats.integers(0, 1000),
            0,
            decides(SEARCH),
            also(MONITOR),
            "how many equal states may follow one another on a path");
    public static final Option<PropertyChecks> PROPERTIES = OPTIONS.declare(
            "properties",
            OptionFormats.oneOf("WHICH", PropertyChecks.values(), PropertyChecks::text),
            PropertyChecks.ALL,
            decides(DETECTION),
            also(MONITOR),
            "which built-in properties to check: all, none");
    public static final Option<Long> LIMIT = OPTIONS.declare(
            "limit",
            OptionFormats.longs(1, Long.MAX_VALUE),
            100_000L,
            decides(BUDGET),
            also(MONITOR),
            "at most N moves");
    public static final Option<String> COMPARE = OPTIONS.declare(
            "compare",
            OptionFormats.texts("OTHER", "a class, or what SPEC may be"),
            null,
            decides(PROGRAM),
            also(MONITOR),
            "whether OTHER shows the same calls, completions, answers and waits");
    public static final Option<String> REPLAY = OPTIONS.declare(
            "replay",
            OptionFormats.texts("MOVES", "the sequence of moves of a finding, m1:…"),
            null,
            decides(SEARCH),
            also(MONITOR),
            "make these moves only, and show them");
    public static final Option<Boolean> HOOKED = OPTIONS.declare(
            "hooked",
            OptionFormats.onOff(),
            false,
            decides(WEAVING),
            also(MONITOR),
            "the monitor calls SyncHook itself and is not woven: real threads, real locks");
    public static final Option<Duration> MOVE_TIME = OPTIONS.declare(
            "move-time",
            OptionFormats.durations(),
            Duration.ofSeconds(30),
            decides(DETECTION),
            also(MONITOR),
            "with --hooked: a call that is inside for longer does not leave (else --steps says so)");
    public static final Option<Path> SCRIPTS = OPTIONS.declare(
            "scripts",
            OptionFormats.paths("DIR"),
            null,
            decides(REPORT),
            also(MONITOR),
            "write scripts there that exercise it (0, 1, many waits; 0, 1, many waiting), if nothing is wrong with it");

    private MonitorOptions() {}

    /** In the order that help shows them in. */
    public static List<Option<?>> all() {
        return OPTIONS.all();
    }
}
