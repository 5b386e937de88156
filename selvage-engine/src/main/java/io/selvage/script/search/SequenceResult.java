package io.selvage.script.search;

import io.selvage.model.Finding;
import io.selvage.model.Unseen;
import io.selvage.script.driver.ScriptError;
import java.util.List;

/**
 * The result of one sequence.
 *
 * @param line the line of the script where it begins
 * @param conditions the conditions that the script claims for it
 * @param testCases checks that began, in the order that had most of them
 * @param errors the errors of all orders, one for each thread, line and kind; with {@code --keep-going} all that differ
 * @param shown the first order with an error, else the first one
 * @param findings the errors with schedules to replay; also data races and crashes
 * @param orders how many orders were run
 * @param exhaustive whether these are all orders that can differ
 * @param coverage what the executions covered
 * @param unseen calls whose effects are not known, on what several threads reach; with any, it is not exhaustive
 */
public record SequenceResult(
        int number,
        int line,
        List<String> conditions,
        int testCases,
        List<ScriptError> errors,
        ObservedOrder shown,
        List<Finding> findings,
        long orders,
        long steps,
        boolean exhaustive,
        List<String> coverage,
        List<String> notes,
        List<Unseen> unseen) {
    public SequenceResult {
        conditions = List.copyOf(conditions);
        errors = List.copyOf(errors);
        findings = List.copyOf(findings);
        coverage = List.copyOf(coverage);
        notes = List.copyOf(notes);
        unseen = List.copyOf(unseen);
    }

    public long count(ScriptError.Kind kind) {
        return errors.stream().filter(error -> error.kind() == kind).count();
    }
}
