package io.selvage.script.search;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.script.driver.ScriptError;
import java.util.List;

/**
 * The result of a script.
 *
 * @param result verdict, findings and counts, as of every exploration
 * @param conditions how many there are
 * @param uncovered those that no sequence claims to exercise
 */
public record ScriptResult(Result result, List<SequenceResult> sequences, int conditions, List<String> uncovered) {
    public ScriptResult {
        sequences = List.copyOf(sequences);
        uncovered = List.copyOf(uncovered);
    }

    /** Several scripts as if they were one; {@code each} is not empty. */
    public static ScriptResult all(List<ScriptResult> each) {
        if (each.size() == 1) {
            return each.get(0);
        }
        return new ScriptResult(
                ResultAggregator.of(each.stream().map(ScriptResult::result).toList()),
                each.stream().flatMap(one -> one.sequences().stream()).toList(),
                each.stream().mapToInt(ScriptResult::conditions).sum(),
                each.stream().flatMap(one -> one.uncovered().stream()).toList());
    }

    public Verdict verdict() {
        return result.verdict();
    }

    public long testCases() {
        return sequences.stream().mapToLong(SequenceResult::testCases).sum();
    }

    public long valueErrors() {
        return count(ScriptError.Kind.VALUE);
    }

    public long exceptionErrors() {
        return count(ScriptError.Kind.EXCEPTION);
    }

    public long livenessErrors() {
        return count(ScriptError.Kind.LIVENESS);
    }

    private long count(ScriptError.Kind kind) {
        return sequences.stream().mapToLong(sequence -> sequence.count(kind)).sum();
    }
}
