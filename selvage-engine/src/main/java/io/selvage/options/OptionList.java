package io.selvage.options;

import static io.selvage.options.Effect.BUDGET;
import static io.selvage.options.Effect.CHOICES;
import static io.selvage.options.Effect.CONSOLE;
import static io.selvage.options.Effect.DETECTION;
import static io.selvage.options.Effect.EFFORT;
import static io.selvage.options.Effect.ENVIRONMENT;
import static io.selvage.options.Effect.PROGRAM;
import static io.selvage.options.Effect.REPORT;
import static io.selvage.options.Effect.SCHEDULE_FILES;
import static io.selvage.options.Effect.SEARCH;
import static io.selvage.options.Effect.WEAVING;
import static io.selvage.options.FrontEnd.CODE;
import static io.selvage.options.FrontEnd.MONITOR;
import static io.selvage.options.FrontEnd.SCRIPT;
import static io.selvage.options.FrontEnd.TEST;
import static io.selvage.options.OptionRegistry.also;
import static io.selvage.options.OptionRegistry.decides;
import static io.selvage.options.OptionRegistry.everywhere;

import io.selvage.model.system.FaultBounds;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * All options, each declared once with what it decides and where it can be given. Command line, annotation, schedule
 * files, checkpoints and documentation are made from this.
 */
public final class OptionList {
    private static final OptionRegistry OPTIONS = new OptionRegistry();

    public static final Option<List<Path>> CLASSPATH = OPTIONS.declare(
            "classpath",
            OptionFormats.classPaths(),
            List.of(),
            decides(PROGRAM),
            also(MONITOR, SCRIPT),
            "where the program's classes are; the current folder if left out");
    public static final Option<List<String>> JVM_ARG = OPTIONS.declare(
            "jvm-arg",
            OptionFormats.repeated("ARG", "an option of the JVM"),
            List.of(),
            decides(PROGRAM),
            also(MONITOR, SCRIPT),
            "an option of the JVM that runs the program, as in --jvm-arg --enable-preview; once for each");
    public static final Option<StrategyName> STRATEGY = OPTIONS.declare(
            "strategy",
            OptionFormats.oneOf("NAME", StrategyName.values(), StrategyName::text),
            StrategyName.AUTO,
            decides(SEARCH, DETECTION),
            also(TEST, CODE),
            "how to choose the next schedule");
    public static final Option<Long> SCHEDULES = OPTIONS.declare(
            "schedules",
            OptionFormats.longs(1, Long.MAX_VALUE),
            null,
            decides(BUDGET),
            also(SCRIPT, TEST, CODE),
            "at most N executions");
    public static final Option<Duration> TIME = OPTIONS.declare(
            "time",
            OptionFormats.durations(),
            null,
            decides(BUDGET),
            everywhere(),
            "stop after this long; without --schedules the default is 1m");
    public static final Option<Long> SEED = OPTIONS.declare(
            "seed",
            OptionFormats.longs(Long.MIN_VALUE, Long.MAX_VALUE),
            1L,
            decides(SEARCH, ENVIRONMENT),
            everywhere(),
            "where random strategies start from");
    public static final Option<Integer> WORKERS = OPTIONS.declare(
            "workers",
            OptionFormats.integers(1, 1024),
            1,
            decides(EFFORT),
            also(TEST, CODE),
            "explore with N explorers at once");
    public static final Option<Path> RESUME = OPTIONS.declare(
            "resume",
            OptionFormats.paths("FILE"),
            null,
            decides(EFFORT),
            also(TEST),
            "keep the search in FILE while it goes on, and go on with the one that is there");
    public static final Option<Shard> SHARD = OPTIONS.declare(
            "shard",
            OptionFormats.shards(),
            null,
            decides(SEARCH),
            also(),
            "do the K-th of N parts of the search only; 'merge' gives the verdict of all of them");
    public static final Option<Path> RESULT = OPTIONS.declare(
            "result", OptionFormats.paths("FILE"), null, decides(CONSOLE), also(), "write what 'merge' reads");
    public static final Option<Boolean> KEEP_GOING = OPTIONS.declare(
            "keep-going",
            OptionFormats.onOff(),
            false,
            decides(SEARCH, DETECTION),
            everywhere(),
            "report all distinct findings instead of stopping at the first");
    public static final Option<Integer> SPURIOUS = OPTIONS.declare(
            "spurious",
            OptionFormats.integers(0, 1000),
            0,
            decides(CHOICES),
            everywhere(),
            "allow N spurious wake-ups per execution");
    public static final Option<Boolean> INTERRUPTS = OPTIONS.declare(
            "interrupts",
            OptionFormats.onOff(),
            false,
            decides(CHOICES),
            everywhere(),
            "let interrupts arrive at any blocking call");
    public static final Option<TimeoutRule> TIMEOUTS = OPTIONS.declare(
            "timeouts",
            OptionFormats.timeouts(),
            TimeoutRule.DEFAULT,
            decides(CHOICES),
            also(TEST, CODE),
            "time limits and sleeps shorter than DURATION may run out at any moment, longer ones only when no thread"
                    + " can go on otherwise");
    public static final Option<Boolean> RANDOM = OPTIONS.declare(
            "random",
            OptionFormats.onOff(),
            false,
            decides(CHOICES),
            everywhere(),
            "explore every outcome of java.util.Random's nextInt(n), n at most 16, and nextBoolean()");
    public static final Option<FaultBounds> FAULTS = OPTIONS.declare(
            "faults",
            OptionFormats.faults(),
            FaultBounds.NONE,
            decides(CHOICES),
            also(TEST, CODE),
            "what may go wrong between processes, each so often in an execution: crash=N, drop=N, duplicate=N, reorder,"
                    + " delay, refuse=N, segment=N, separated by ','; a bare name is 1");
    public static final Option<Path> STDIN = OPTIONS.declare(
            "stdin",
            OptionFormats.inputFiles(),
            null,
            decides(ENVIRONMENT),
            everywhere(),
            "what the program reads from standard input, in every execution; what is piped in if left out");
    public static final Option<MemoryMode> MEMORY = OPTIONS.declare(
            "memory",
            OptionFormats.oneOf("MODE", MemoryMode.values(), MemoryMode::text),
            MemoryMode.ALL,
            decides(CHOICES),
            everywhere(),
            "scheduling points at all shared accesses, or only at synchronization and racy fields");
    public static final Option<List<String>> POINTS = OPTIONS.declare(
            "points",
            OptionFormats.variables(),
            List.of(),
            decides(CHOICES),
            also(TEST, CODE),
            "with --memory sync, scheduling points also at these fields (pkg.Type.field), arrays (int[]) or"
                    + " containers");
    public static final Option<Integer> STEPS = OPTIONS.declare(
            "steps",
            OptionFormats.integers(1, Integer.MAX_VALUE),
            100_000,
            decides(DETECTION),
            everywhere(),
            "a longer execution is a livelock suspect");
    public static final Option<Boolean> DISCIPLINE = OPTIONS.declare(
            "discipline",
            OptionFormats.onOff(),
            false,
            decides(DETECTION),
            also(TEST, CODE),
            "report shared variables without one guarding lock");
    public static final Option<DetectMode> DETECT = OPTIONS.declare(
            "detect",
            OptionFormats.oneOf("WHAT", DetectMode.values(), DetectMode::text),
            DetectMode.ALL,
            decides(DETECTION),
            also(TEST, CODE),
            "look for everything, or for nothing, to see what looking costs");
    public static final Option<List<String>> IGNORE_RACES = OPTIONS.declare(
            "ignore-races",
            OptionFormats.repeatedPatterns(),
            List.of(),
            decides(DETECTION),
            also(TEST, CODE),
            "do not report data races within classes of these names");
    public static final Option<List<String>> TRUSTED = OPTIONS.declare(
            "trusted",
            OptionFormats.patterns(),
            List.of(),
            decides(SEARCH),
            also(TEST, CODE),
            "exitblock: no switch inside of classes of these names");
    public static final Option<Path> GRANULARITY = OPTIONS.declare(
            "granularity",
            OptionFormats.inputFiles(),
            null,
            decides(WEAVING),
            also(MONITOR, SCRIPT, TEST),
            "what counts as one operation: lines of a class's name or pattern and field, method or atomic");
    public static final Option<List<String>> UNSHARED = OPTIONS.declare(
            "unshared",
            OptionFormats.patterns(),
            List.of(),
            decides(WEAVING),
            also(MONITOR, SCRIPT, TEST),
            "objects of these classes are used by one thread only; their fields are left alone");
    public static final Option<Boolean> CHECK_UNSHARED = OPTIONS.declare(
            "check-unshared",
            OptionFormats.onOff(),
            false,
            decides(WEAVING, DETECTION),
            also(TEST),
            "watch what --unshared says, and report if it is not so");
    public static final Option<List<String>> UNTIL = OPTIONS.declare(
            "until",
            OptionFormats.endPoints(),
            List.of(),
            decides(WEAVING),
            also(TEST),
            "threads end for the exploration where they come to this method, or after so many operations of their own");
    public static final Option<List<String>> INCLUDE = OPTIONS.declare(
            "include",
            OptionFormats.patterns(),
            List.of(),
            decides(WEAVING),
            also(MONITOR, SCRIPT, TEST),
            "control only classes of these names");
    public static final Option<List<String>> EXCLUDE = OPTIONS.declare(
            "exclude",
            OptionFormats.patterns(),
            List.of(),
            decides(WEAVING),
            also(MONITOR, SCRIPT, TEST),
            "leave classes of these names alone");
    public static final Option<List<String>> INSIDE = OPTIONS.declare(
            "inside",
            OptionFormats.repeatedPatterns(),
            List.of(),
            decides(WEAVING, CHOICES),
            everywhere(),
            "interleave within these classes of java.util.concurrent, instead of taking a call for one step");
    public static final Option<Path> OUT = OPTIONS.declare(
            "out",
            OptionFormats.paths("DIR"),
            null,
            decides(SCHEDULE_FILES),
            everywhere(),
            "where schedules go; target/selvage if there is a target folder, else selvage-out");
    public static final Option<Boolean> JSON = OPTIONS.declare(
            "json",
            OptionFormats.onOff(),
            false,
            decides(CONSOLE),
            also(MONITOR, SCRIPT),
            "print exactly one JSON object to standard output");
    public static final Option<Path> HTML = OPTIONS.declare(
            "html",
            OptionFormats.paths("FILE"),
            null,
            decides(REPORT),
            also(MONITOR, SCRIPT, TEST),
            "write an HTML report");
    public static final Option<Path> SARIF = OPTIONS.declare(
            "sarif",
            OptionFormats.paths("FILE"),
            null,
            decides(REPORT),
            also(MONITOR, SCRIPT),
            "write a SARIF 2.1.0 log, for services that scan code");
    public static final Option<Path> JUNIT_XML = OPTIONS.declare(
            "junit-xml",
            OptionFormats.paths("FILE"),
            null,
            decides(REPORT),
            also(MONITOR, SCRIPT),
            "write a report in JUnit's form, for build servers");
    public static final Option<Boolean> QUIET = OPTIONS.declare(
            "quiet", OptionFormats.onOff(), false, decides(CONSOLE), also(MONITOR, SCRIPT), "print the verdict only");

    private OptionList() {}

    /** In the order that help shows them in. */
    public static List<Option<?>> all() {
        return OPTIONS.all();
    }

    /** The option called {@code name}, without dashes. */
    public static Optional<Option<?>> named(String name) {
        return OPTIONS.named(name);
    }
}
