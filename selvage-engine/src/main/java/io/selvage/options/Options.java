package io.selvage.options;

import io.selvage.model.system.FaultBounds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A value for every option of {@link OptionList}. Immutable; looked up by hash, so keep it out of inner loops. */
public final class Options {
    public static final Options DEFAULTS = new Options(Map.of());

    /** Our tests wait longer: they may run on a machine that is busy. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(60L * Integer.getInteger("selvage.patience", 1));

    private final Map<Option<?>, Object> given;

    private Options(Map<Option<?>, Object> given) {
        this.given = given;
    }

    public <T> Options with(Option<T> option, T value) {
        Map<Option<?>, Object> copy = new HashMap<>(given);
        copy.put(option, value);
        return new Options(copy);
    }

    /** As {@link #with(Option, Object)}, the value as text. Throws {@link BadOption} if it cannot be used. */
    public <T> Options withText(Option<T> option, String text) {
        return with(option, option.parse(text));
    }

    /** As {@link #withText}, of an option that was given several times. */
    public <T> Options withTexts(Option<T> option, List<String> texts) {
        return with(option, option.parseAll(texts));
    }

    /** These options, and {@code stronger}'s where both were given. */
    public Options overriddenBy(Options stronger) {
        Map<Option<?>, Object> copy = new HashMap<>(given);
        copy.putAll(stronger.given);
        return new Options(copy);
    }

    /** Those of these that decide none of {@code effects}; the others are as if they had not been given. */
    public Options without(Effect first, Effect... more) {
        Map<Option<?>, Object> copy = new HashMap<>(given);
        copy.keySet().removeIf(option -> option.decides(first, more));
        return new Options(copy);
    }

    /** Whether a value was set, be it the preset's. */
    public boolean isGiven(Option<?> option) {
        return given.containsKey(option);
    }

    /** The value given, else the preset; empty if there is neither. */
    public <T> Optional<T> find(Option<T> option) {
        @SuppressWarnings("unchecked") // with() put it there
        T value = (T) given.get(option);
        return value == null ? option.preset() : Optional.of(value);
    }

    /** The value given, else the preset, of an option that has one. */
    public <T> T get(Option<T> option) {
        return find(option).orElseThrow();
    }

    /** The value given, else the preset, as text; the empty string if there is neither. */
    public <T> String text(Option<T> option) {
        return find(option).map(option::text).orElse("");
    }

    /** Those that were given, by name and as text, in the order of {@link OptionList#all}. */
    public Map<String, String> givenTexts() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Option<?> option : OptionList.all()) {
            if (isGiven(option)) {
                texts.put(option.name(), text(option));
            }
        }
        return texts;
    }

    public StrategyName strategy() {
        return get(OptionList.STRATEGY);
    }

    public OptionalLong schedules() {
        return find(OptionList.SCHEDULES).map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    /** When to stop; a minute if neither a time nor a number of schedules was given, empty if only the latter was. */
    public Optional<Duration> time() {
        Optional<Duration> time = find(OptionList.TIME);
        return time.isPresent() || schedules().isPresent() ? time : Optional.of(USUAL_TIME);
    }

    public long seed() {
        return get(OptionList.SEED);
    }

    public int workers() {
        return get(OptionList.WORKERS);
    }

    public boolean keepGoing() {
        return get(OptionList.KEEP_GOING);
    }

    public int spurious() {
        return get(OptionList.SPURIOUS);
    }

    public boolean interrupts() {
        return get(OptionList.INTERRUPTS);
    }

    /** Which time limits are taken to be long enough. */
    public TimeoutRule timeouts() {
        return get(OptionList.TIMEOUTS);
    }

    /** Whether the outcomes of chance are explored where they are few. */
    public boolean random() {
        return get(OptionList.RANDOM);
    }

    /** What may go wrong between processes. */
    public FaultBounds faults() {
        return get(OptionList.FAULTS);
    }

    /** What the program reads from standard input. */
    public Optional<Path> stdin() {
        return find(OptionList.STDIN);
    }

    public MemoryMode memory() {
        return get(OptionList.MEMORY);
    }

    /** Variables whose accesses are scheduling points in any case, by name. */
    public List<String> points() {
        return get(OptionList.POINTS);
    }

    public DetectMode detect() {
        return get(OptionList.DETECT);
    }

    public int steps() {
        return get(OptionList.STEPS);
    }

    /** Whether violations of the locking discipline are findings: on request, or because the strategy relies on it. */
    public boolean discipline() {
        return get(OptionList.DISCIPLINE) || strategy().has(StrategyTrait.RELIES_ON_LOCK_DISCIPLINE);
    }

    /** Patterns of classes within which races are not reported. */
    public List<String> ignoreRaces() {
        return get(OptionList.IGNORE_RACES);
    }

    public List<String> until() {
        return get(OptionList.UNTIL);
    }

    /** Of the end points, the methods. */
    public List<String> endMethods() {
        return until().stream().filter(point -> !isNumber(point)).toList();
    }

    /** Of the end points, the least number of operations; 0 if there is none. */
    public int endOperations() {
        return until().stream()
                .filter(Options::isNumber)
                .mapToInt(Integer::parseInt)
                .min()
                .orElse(0);
    }

    private static boolean isNumber(String endPoint) {
        return Character.isDigit(endPoint.charAt(0));
    }

    public List<String> trusted() {
        return get(OptionList.TRUSTED);
    }

    public List<Path> classpath() {
        return get(OptionList.CLASSPATH);
    }

    /** Where it is said what counts as one operation. */
    public Optional<Path> granularity() {
        return find(OptionList.GRANULARITY);
    }

    /** Patterns of classes whose objects are used by one thread only. */
    public List<String> unshared() {
        return get(OptionList.UNSHARED);
    }

    public boolean checkUnshared() {
        return get(OptionList.CHECK_UNSHARED);
    }

    /** Empty: all. */
    public List<String> include() {
        return get(OptionList.INCLUDE);
    }

    public List<String> exclude() {
        return get(OptionList.EXCLUDE);
    }

    /** Patterns of JDK classes to interleave within. */
    public List<String> inside() {
        return get(OptionList.INSIDE);
    }

    /** Where files go, whether or not the folder exists yet. */
    public Path out() {
        return find(OptionList.OUT)
                .orElseGet(() ->
                        Files.isDirectory(Path.of("target")) ? Path.of("target", "selvage") : Path.of("selvage-out"));
    }

    /** Where the search is kept so that another run can resume it. */
    public Optional<Path> resume() {
        return find(OptionList.RESUME);
    }

    /** Which part of the search to do, if not all of it. */
    public Optional<Shard> shard() {
        return find(OptionList.SHARD);
    }

    /** Where to write what can be merged with other parts. */
    public Optional<Path> result() {
        return find(OptionList.RESULT);
    }

    public Optional<Path> html() {
        return find(OptionList.HTML);
    }

    public Optional<Path> sarif() {
        return find(OptionList.SARIF);
    }

    public Optional<Path> junitXml() {
        return find(OptionList.JUNIT_XML);
    }

    public boolean json() {
        return get(OptionList.JSON);
    }

    public boolean quiet() {
        return get(OptionList.QUIET);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Options options && given.equals(options.given);
    }

    @Override
    public int hashCode() {
        return given.hashCode();
    }

    @Override
    public String toString() {
        return givenTexts().toString();
    }
}
