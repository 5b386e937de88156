package io.selvage.script.generate;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.sequence.CallSequences;
import io.selvage.monitor.sequence.CoverageGoal;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.search.ScriptResult;
import java.util.List;
import java.util.Optional;

/**
 * A script that exercises a monitor, with the completion times, answers and exceptions that the monitor showed. It says what the monitor
 * does, not what it should do: it is a test of other versions of it.
 *
 * @param name of the component's class, without its package
 * @param text the script
 * @param conditions how many it exercises, one sequence or more for each
 * @param sequences how many it has
 * @param open conditions that no sequence can exercise whose outcome is the same in every order
 * @param unmet conditions that no sequence of calls leads to
 * @param whole whether {@code unmet} was found by trying everything within the bounds
 */
public record GeneratedScript(
        String name, String text, int conditions, int sequences, List<String> open, List<String> unmet, boolean exhaustive) {
    public GeneratedScript {
        open = List.copyOf(open);
        unmet = List.copyOf(unmet);
    }

    /**
     * One for each starting point of {@code spec}. Each has been run in every order, and passes. The component is taken from the options'
     * class path.
     *
     * @throws io.selvage.monitor.spec.BadSpec if there are none, because of what {@code spec} is like
     * @throws io.selvage.script.language.BadScript if the component cannot be used by a script, not being visible for one
     */
    public static List<GeneratedScript> of(MonitorSpec<?> spec, Options options) {
        return spec.callSequences(options).stream()
                .map(sequences -> tried(sequences, options))
                .toList();
    }

    /** Leaves out what turns out not to pass: where courses do not see all that matters, such as the time. */
    private static GeneratedScript tried(CallSequences sequences, Options options) {
        CallSequences left = sequences;
        while (!left.sequences().isEmpty()) {
            GeneratedScript script = written(left);
            ScriptResult result =
                    Script.parse(script.name + ".conan", script.text).explore(options);
            Optional<CallSequences> fewer = PassingSequences.withoutFailing(left, result);
            if (fewer.isEmpty()) {
                return script;
            }
            if (fewer.get().sequences().isEmpty()) {
                throw new BadSpec(
                        "no sequence for " + script.name + " passes when it is run as a script: "
                                + PassingSequences.reason(result),
                        "see that the class is on the class path, and does the same each time");
            }
            left = fewer.get();
        }
        return written(left);
    }

    private static GeneratedScript written(CallSequences sequences) {
        return new GeneratedScript(
                sequences.type().getSimpleName(),
                new ScriptWriter(sequences).write(),
                sequences.goals().size(),
                sequences.sequences().size(),
                sequences.open().stream().map(CoverageGoal::text).toList(),
                sequences.unmet().stream().map(CoverageGoal::text).toList(),
                sequences.exhaustive());
    }

    /** Whether some call can wait at all; else there is nothing to exercise. */
    public boolean hasConditions() {
        return conditions + open.size() + unmet.size() > 0;
    }

    /** Whether there is nothing to run. */
    public boolean isEmpty() {
        return sequences == 0;
    }
}
