package io.selvage.mutate.scenario;

import io.selvage.monitor.sequence.CallRounds;
import java.util.ArrayList;
import java.util.List;

/**
 * A scenario that tells a mutant from the original.
 *
 * @param original what can come of it on the original
 * @param shown what came of it on the mutant, and cannot on the original; empty if it is only a race
 * @param race what races in the mutant and not in the original; else the empty string
 */
public record ScenarioDifference(CallRounds use, Outcomes original, List<CallOutcome> shown, String race) {
    /** In words, a line for each call. */
    public String text(List<String> names) {
        List<String> lines = new ArrayList<>();
        lines.add(ScenarioText.of(use, names));
        List<Integer> calls = use.calls();
        for (int i = 0; i < shown.size(); i++) {
            lines.add("  T" + (i + 1) + " " + names.get(calls.get(i)) + " " + shown.get(i));
        }
        if (shown.isEmpty() && race.isEmpty()) {
            lines.add("  does not end");
        }
        lines.add("  " + (race.isEmpty() ? "which is impossible with the original" : race));
        return String.join("\n", lines);
    }
}
