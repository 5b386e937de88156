package io.selvage.script.generate;

import io.selvage.model.Finding;
import io.selvage.model.Verdict;
import io.selvage.monitor.sequence.CallSequence;
import io.selvage.monitor.sequence.CallSequences;
import io.selvage.monitor.sequence.CoverageGoal;
import io.selvage.script.search.ScriptResult;
import io.selvage.script.search.SequenceResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells courses that pass from those that do not. */
final class PassingSequences {
    private PassingSequences() {}

    /** The courses without those that did not pass in every order; empty if all did. */
    static Optional<CallSequences> withoutFailing(CallSequences sequences, ScriptResult result) {
        if (result.verdict() == Verdict.PASSED) {
            return Optional.empty();
        }
        List<CallSequence> passing = new ArrayList<>();
        for (SequenceResult report : result.sequences()) {
            if (report.findings().isEmpty() && report.exhaustive()) {
                passing.add(sequences.sequences().get(report.number() - 1));
            }
        }
        // nothing to blame a single one for, such as a fault
        return Optional.of(with(sequences, passing.size() == sequences.sequences().size() ? List.of() : passing));
    }

    /** The first thing that went wrong. */
    static String reason(ScriptResult result) {
        return result.result().findings().stream()
                .findFirst()
                .map(Finding::message)
                .orElse(
                        result.result().fault().isEmpty()
                                ? "there was no time"
                                : result.result().fault());
    }

    private static CallSequences with(CallSequences sequences, List<CallSequence> passing) {
        List<CoverageGoal> goals = new ArrayList<>(sequences.goals());
        List<CoverageGoal> open = new ArrayList<>(sequences.open());
        for (CoverageGoal goal : sequences.goals()) {
            if (passing.stream().noneMatch(sequence -> sequence.goals().contains(goal))) {
                goals.remove(goal);
                open.add(goal);
            }
        }
        return new CallSequences(
                sequences.type(), sequences.arguments(), passing, goals, open, sequences.unmet(), sequences.exhaustive());
    }
}
