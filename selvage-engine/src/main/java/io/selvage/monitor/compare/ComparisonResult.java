package io.selvage.monitor.compare;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.state.ExplorationCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came of a comparison.
 *
 * @param calls the numbers of the calls that tell the monitors apart, in their order; empty if none do
 * @param instance the number of the starting point of these calls, from 0
 * @param takesLocksAgain whether calls take locks several times, so that others can do something in between
 * @param races whether calls of the second monitor race
 */
public record ComparisonResult(
        Result result, List<Integer> calls, int instance, boolean takesLocksAgain, boolean races) {
    public ComparisonResult {
        calls = List.copyOf(calls);
    }

    /**
     * How a comparison went.
     *
     * @param isLimited whether the rule of the first monitor did not follow some paths
     * @param races whether calls of the second monitor race, so that moves do not show all that it does
     */
    record Course(
            ExplorationCounts counts,
            ComparisonBounds bounds,
            boolean takesLocksAgain,
            boolean isLimited,
            boolean races,
            double seconds,
            String turnstile,
            String fault) {}

    static ComparisonResult of(String target, Course course, Optional<BehaviourDifference> difference) {
        boolean exhaustive = course.fault().isEmpty()
                && !course.counts().isStopped()
                && difference.isEmpty()
                && !course.takesLocksAgain();
        Verdict verdict = !course.fault().isEmpty()
                ? Verdict.TOOL_FAULT
                : difference.isPresent() ? Verdict.FAILED : exhaustive ? Verdict.PASSED : Verdict.NOT_FOUND;
        Result result = Result.builder("monitor", target)
                .verdict(verdict)
                .exhaustive(exhaustive)
                .strategy("comparison")
                .executions(course.counts().executions(), 0)
                .steps(course.counts().transitions() + course.counts().replayedMoves())
                .seconds(course.seconds())
                .turnstile(course.turnstile())
                .findings(difference.map(found -> List.of(found.finding())).orElse(List.of()))
                .notes(notes(course, difference.isPresent()))
                .fault(course.fault())
                .build();
        return new ComparisonResult(
                result,
                difference.map(BehaviourDifference::calls).orElse(List.of()),
                difference.map(BehaviourDifference::instance).orElse(0),
                course.takesLocksAgain(),
                course.races());
    }

    private static List<String> notes(Course course, boolean differs) {
        List<String> notes = new ArrayList<>();
        if (course.fault().isEmpty() && !differs) {
            notes.add("compared with up to " + course.bounds().threads() + " threads inside or waiting at a time");
            if (course.isLimited()) {
                notes.add("where the checker of the specification follows");
            }
            if (course.takesLocksAgain() && !course.counts().isStopped()) {
                notes.add("calls take locks several times: what others do in between was not compared");
            }
        }
        if (course.counts().isStopped()) {
            notes.add("the comparison stopped " + course.counts().stopReason());
        }
        return notes;
    }
}
