package io.selvage.replay;

import io.selvage.model.system.FaultBounds;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.TimeoutRule;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The options that decide where an execution has choices: a schedule means something only together with them.
 *
 * @param spurious how many spurious wake-ups an execution may have
 * @param timeouts which time limits are taken to be long enough
 * @param random whether the outcomes of chance are choices
 * @param steps after how many steps to leave an execution that would go on for ever; 0 if it comes to an end by itself
 * @param points names of variables whose accesses are scheduling points although plain ones are not
 * @param inside patterns of JDK classes that are interleaved within
 * @param faults what may go wrong between processes
 */
public record ScheduleHeader(
        MemoryMode memory,
        int spurious,
        boolean interrupts,
        TimeoutRule timeouts,
        boolean random,
        int steps,
        List<String> points,
        List<String> inside,
        FaultBounds faults) {
    private static final Pattern SHAPE = Pattern.compile(
            "([as])(?:w([1-9]\\d{0,3}))?(i)?(?:t(any|idle|\\d{1,15}(?:ms|s|m|h)))?(r)?(?:l([1-9]\\d{0,8}))?"
                    + "(?:\\(([^():]+)\\))?(?:\\{([^{}:]+)\\})?(?:\\[([a-z0-9=,]+)\\])?");

    public ScheduleHeader {
        points = List.copyOf(points);
        inside = List.copyOf(inside);
    }

    public ScheduleHeader(MemoryMode memory, int spurious, boolean interrupts) {
        this(
                memory,
                spurious,
                interrupts,
                Options.DEFAULTS.timeouts(),
                false,
                0,
                List.of(),
                List.of(),
                FaultBounds.NONE);
    }

    public static ScheduleHeader of(Options options) {
        List<String> points = options.memory() == MemoryMode.SYNC ? options.points() : ofJdk(options.points());
        return new ScheduleHeader(
                options.memory(),
                options.spurious(),
                options.interrupts(),
                options.timeouts(),
                options.random(),
                0,
                points,
                options.inside(),
                options.faults());
    }

    /** Variables of the program are points anyway where all accesses are. */
    private static List<String> ofJdk(List<String> points) {
        return points.stream().filter(name -> name.startsWith("java.")).toList();
    }

    /** The same for an execution that is given up after so many steps; 0 for one that comes to an end. */
    public ScheduleHeader withStepLimit(int number) {
        return new ScheduleHeader(memory, spurious, interrupts, timeouts, random, number, points, inside, faults);
    }

    /** {@code options} with these values instead of its own. */
    public Options applyTo(Options options) {
        Options limited = steps == 0 ? options : options.with(OptionList.STEPS, steps);
        return limited.with(OptionList.MEMORY, memory)
                .with(OptionList.SPURIOUS, spurious)
                .with(OptionList.INTERRUPTS, interrupts)
                .with(OptionList.TIMEOUTS, timeouts)
                .with(OptionList.RANDOM, random)
                .with(OptionList.POINTS, points)
                .with(OptionList.INSIDE, inside)
                .with(OptionList.FAULTS, faults);
    }

    String text() {
        return (memory == MemoryMode.ALL ? "a" : "s")
                + (spurious > 0 ? "w" + spurious : "")
                + (interrupts ? "i" : "")
                + (timeouts.equals(Options.DEFAULTS.timeouts()) ? "" : "t" + timeouts.text())
                + (random ? "r" : "")
                + (steps > 0 ? "l" + steps : "")
                + (points.isEmpty() ? "" : "(" + String.join(",", points) + ")")
                + (inside.isEmpty() ? "" : "{" + String.join(",", inside) + "}")
                + (faults.isNone() ? "" : "[" + faults.text() + "]");
    }

    static Optional<ScheduleHeader> parse(String text) {
        Matcher matcher = SHAPE.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        MemoryMode memory = matcher.group(1).equals("a") ? MemoryMode.ALL : MemoryMode.SYNC;
        int spurious = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
        int steps = matcher.group(6) == null ? 0 : Integer.parseInt(matcher.group(6));
        boolean interrupts = matcher.group(3) != null;
        TimeoutRule timeouts =
                matcher.group(4) == null ? Options.DEFAULTS.timeouts() : TimeoutRule.parse(matcher.group(4));
        if (timeouts == null) {
            return Optional.empty();
        }
        boolean random = matcher.group(5) != null;
        List<String> points = names(matcher.group(7));
        List<String> inside = names(matcher.group(8));
        FaultBounds faults = matcher.group(9) == null ? FaultBounds.NONE : FaultBounds.parse(matcher.group(9));
        if (faults == null) {
            return Optional.empty();
        }
        return Optional.of(
                new ScheduleHeader(memory, spurious, interrupts, timeouts, random, steps, points, inside, faults));
    }

    private static List<String> names(String list) {
        return list == null ? List.of() : List.of(list.split(","));
    }
}
