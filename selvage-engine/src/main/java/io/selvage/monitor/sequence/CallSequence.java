package io.selvage.monitor.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A sequence of calls, with its outcome in every order of the woken threads. Each call is made by a thread of its own when all
 * others have completed or wait; only the last two may be made at once.
 *
 * @param parts one for each call
 * @param goals the goals that it meets in every order
 * @param timed whether some call waits with a time limit, which must not expire
 */
public record CallSequence(List<Part> parts, Set<CoverageGoal> goals, boolean timed) {
    /**
     * One call.
     *
     * @param tick when it is made, from 1
     * @param call the call as Java source, without the receiver: {@code deposit(1)}
     * @param completes the tick in which it completes
     * @param answer its result as Java source; the empty string if there is none, or it cannot be written
     * @param exception the class of what it throws; the empty string for nothing
     * @param group the interchangeable group: 0 if the outcome is the same in every order; else calls of one group may have one
     *     another's outcomes
     */
    public record Part(
            int tick, String method, String call, int completes, String answer, String exception, int group) {}

    public CallSequence {
        parts = List.copyOf(parts);
        goals = Set.copyOf(goals);
    }

    static CallSequence of(CallPrefix end, List<CallSource> calls, List<String> names) {
        List<Part> parts = new ArrayList<>();
        List<CallOutcome> callOutcomes = end.outcomes().get(0).callOutcomes();
        for (int i = 0; i < callOutcomes.size(); i++) {
            CallOutcome outcome = callOutcomes.get(i);
            CallSource call = calls.get(outcome.call());
            parts.add(new Part(
                    Math.min(i + 1, end.outcomes().get(0).round()),
                    call.method(),
                    call.text(),
                    outcome.completes(),
                    call.answers() ? outcome.answer() : "",
                    outcome.exception(),
                    varies(end, i) ? outcome.call() + 1 : 0));
        }
        return new CallSequence(parts, end.met(names), end.timed());
    }

    private static boolean varies(CallPrefix end, int part) {
        return end.outcomes().stream()
                        .map(outcome -> outcome.callOutcomes().get(part).observed())
                        .distinct()
                        .count()
                > 1;
    }
}
