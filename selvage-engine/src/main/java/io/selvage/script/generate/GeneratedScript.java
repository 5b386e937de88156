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
 * A script made from the observed behaviour of a monitor: completion times, results and exceptions. It states what the
 * monitor does, not what it should do, and so tests other versions of it.
 *
 * @param name the simple name of the component's class
 * @param text the script
 * @param conditions how many conditions it exercises
 * @param sequences how many sequences it has
 * @param open conditions that only sequences exercise whose outcome depends on the order
 * @param unmet conditions that no sequence of calls meets
 * @param exhaustive whether {@code unmet} was found by trying everything within the bounds
 */
public record GeneratedScript(
        String name,
        String text,
        int conditions,
        int sequences,
        List<String> open,
        List<String> unmet,
        boolean exhaustive) {
    public GeneratedScript {
        open = List.copyOf(open);
        unmet = List.copyOf(unmet);
    }

    /**
     * One script for each starting point of {@code spec}. Each was run in every order, and passes. The component comes
     * from the options' class path.
     *
     * @throws io.selvage.monitor.spec.BadSpec if {@code spec} allows none
     * @throws io.selvage.script.language.BadScript if the component is not visible to scripts
     */
    public static List<GeneratedScript> of(MonitorSpec<?> spec, Options options) {
        return spec.callSequences(options).stream()
                .map(sequences -> tried(sequences, options))
                .toList();
    }

    /**
     * Runs the script, and leaves out sequences that do not pass, because their outcome depends on more than the calls.
     */
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

    /** Whether any call can wait; else there is nothing to exercise. */
    public boolean hasConditions() {
        return conditions + open.size() + unmet.size() > 0;
    }

    /** Whether there is no sequence to run. */
    public boolean isEmpty() {
        return sequences == 0;
    }
}
