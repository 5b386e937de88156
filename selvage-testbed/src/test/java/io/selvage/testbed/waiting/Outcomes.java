package io.selvage.testbed.waiting;

import io.selvage.api.Selvage;
import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.TimeoutRule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What can come of a program, as one search has it.
 *
 * @param proved whether the search came to its end
 * @param all what the program printed, each prefixed by {@code prints}, and the kinds of what was found; of a search
 *     that failed itself, that
 */
public record Outcomes(boolean proved, TreeSet<String> all, long executions) {
    /** Takes all waiting inside of calls for events. */
    public static final String EVERY_STEP = "java.util.concurrent";

    /** @param points {@link OptionList#POINTS}; empty for none */
    public static Outcomes of(Runnable program, String strategy, String points, long most, Path out) {
        return of(Selvage.explore(options(strategy, points, most, out), program));
    }

    /** What a search has by default, with any time limit a choice, that takes at most {@code most} executions. */
    public static Options options(String strategy, String points, long most, Path out) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.SCHEDULES, most)
                .with(OptionList.STEPS, 5_000)
                .with(OptionList.TIMEOUTS, TimeoutRule.ANY)
                .with(OptionList.TIME, Duration.ofMinutes(5))
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, out);
        return points.isEmpty() ? options : options.withText(OptionList.POINTS, points);
    }

    public static Outcomes of(Result result) {
        TreeSet<String> all = result.outputs().stream()
                .map(ProgramOutput::text)
                .map(text -> "prints " + text.strip())
                .collect(Collectors.toCollection(TreeSet::new));
        for (Finding finding : result.findings()) {
            all.add(finding.kind().name());
        }
        boolean isFault = result.verdict() == Verdict.TOOL_FAULT;
        if (isFault) {
            all.add("FAULT " + result.fault());
        }
        return new Outcomes(isFault || result.exhaustive() && !result.outputsTruncated(), all, result.executions());
    }

    /** Those of {@code other} that are not here, in words; empty if there are none, or if nothing was proved. */
    public List<String> missing(Outcomes other, String otherName) {
        TreeSet<String> missing = new TreeSet<>(other.all);
        missing.removeAll(all);
        return !proved || missing.isEmpty() ? List.of() : List.of(otherName + " invents " + missing);
    }

    /** How they differ, in words; empty if they do not, or if one of the searches proved nothing. */
    public List<String> differences(String name, Outcomes other, String otherName) {
        if (!proved || !other.proved) {
            return List.of();
        }
        TreeSet<String> missing = new TreeSet<>(other.all);
        missing.removeAll(all);
        TreeSet<String> invented = new TreeSet<>(all);
        invented.removeAll(other.all);
        return missing.isEmpty() && invented.isEmpty()
                ? List.of()
                : List.of(name + " (" + executions + ") against " + otherName + " (" + other.executions + "): misses "
                        + missing + ", invents " + invented);
    }
}
