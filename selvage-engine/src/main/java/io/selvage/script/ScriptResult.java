package io.selvage.script;

import io.selvage.explore.Result;
import io.selvage.explore.Verdict;
import io.selvage.script.driver.Mishap;
import java.util.List;

/**
 * What a script came to.
 *
 * @param result verdict, findings and figures as every exploration has them
 * @param conditions how many there are
 * @param uncovered those that no sequence claims to exercise
 */
public record ScriptResult(Result result, List<SequenceReport> sequences, int conditions, List<String> uncovered) {
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
                ResultSum.of(each.stream().map(ScriptResult::result).toList()),
                each.stream().flatMap(one -> one.sequences().stream()).toList(),
                each.stream().mapToInt(ScriptResult::conditions).sum(),
                each.stream().flatMap(one -> one.uncovered().stream()).toList());
    }

    public Verdict verdict() {
        return result.verdict();
    }

    public long testCases() {
        return sequences.stream().mapToLong(SequenceReport::testCases).sum();
    }

    public long valueErrors() {
        return count(Mishap.Kind.VALUE);
    }

    public long exceptionErrors() {
        return count(Mishap.Kind.EXCEPTION);
    }

    public long livenessErrors() {
        return count(Mishap.Kind.LIVENESS);
    }

    private long count(Mishap.Kind kind) {
        return sequences.stream().mapToLong(sequence -> sequence.count(kind)).sum();
    }
}
