package io.selvage.mutate.scenario;

import io.selvage.monitor.sequence.CallRounds;
import java.util.List;
import java.util.stream.Collectors;

/** Scenarios in a line: {@code deposit(1); deposit(1) | withdraw()}. */
final class ScenarioText {
    private ScenarioText() {}

    static String of(CallRounds use, List<String> names) {
        return use.rounds().stream()
                .map(round -> round.stream().map(names::get).collect(Collectors.joining(" | ")))
                .collect(Collectors.joining("; "));
    }
}
