package io.selvage.script.search;

import io.selvage.model.Finding;
import io.selvage.script.driver.ScriptError;
import java.util.List;

/**
 * What became of one sequence.
 *
 * @param line of the script
 * @param conditions that the script claims for it
 * @param testCases checks that began, in the order that had most of them
 * @param mishaps all that went wrong in any order, the same at the same place counted once; with {@code --keep-going} only if it went
 *     wrong in the same way
 * @param findings the same with schedules to replay, data races and crashes besides
 * @param orders how many were run
 * @param exhaustive whether these are all that could make a difference
 * @param coverage what the sequence really met
 * @param notes remarks that change nothing
 */
public record SequenceResult(
        int number,
        int line,
        List<String> conditions,
        int testCases,
        List<ScriptError> mishaps,
        List<Finding> findings,
        long orders,
        long steps,
        boolean exhaustive,
        List<String> coverage,
        List<String> notes) {
    public SequenceResult {
        conditions = List.copyOf(conditions);
        mishaps = List.copyOf(mishaps);
        findings = List.copyOf(findings);
        coverage = List.copyOf(coverage);
        notes = List.copyOf(notes);
    }

    public long count(ScriptError.Kind kind) {
        return mishaps.stream().filter(mishap -> mishap.kind() == kind).count();
    }
}
