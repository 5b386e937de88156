package io.selvage.monitor.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A sequence of calls, each by a thread of its own and made only when all others have completed or wait, but that the last two may be
 * made at once; and what comes of it in every order of those that are woken.
 *
 * @param parts one for each call
 * @param goals what it exercises in every order
 * @param timed whether some call waits for a limited time, which must not be over
 */
public record CallSequence(List<Part> parts, Set<CoverageGoal> goals, boolean timed) {
    /**
     * One call.
     *
     * @param tick when it is made, from 1
     * @param call as Java has it, without what it is called on: {@code deposit(1)}
     * @param completes the tick in which it is over
     * @param answer what it answers, as Java has it; the empty string if that cannot be written, or is nothing
     * @param exception the class of what it throws; the empty string if nothing
     * @param group 0 if all this is so in every order; else calls of the same group may change places in this
     */
    public record Part(
            int tick, String method, String call, int completes, String answer, String exception, int group) {}

    public CallSequence {
        parts = List.copyOf(parts);
        goals = Set.copyOf(goals);
    }

    static CallSequence of(CallPrefix end, List<CallSource> calls, List<String> names) {
        List<Part> parts = new ArrayList<>();
        List<CallOutcome> fates = end.endings().get(0).fates();
        for (int i = 0; i < fates.size(); i++) {
            CallOutcome fate = fates.get(i);
            int tick = Math.min(i + 1, end.endings().get(0).rounds());
            CallSource call = calls.get(fate.call());
            int group = isOpen(end, i) ? fate.call() + 1 : 0;
            String answer = call.answers() ? fate.answer() : "";
            parts.add(new Part(tick, call.method(), call.text(), fate.completes(), answer, fate.exception(), group));
        }
        return new CallSequence(parts, end.met(names), end.timed());
    }

    private static boolean isOpen(CallPrefix end, int part) {
        return end.endings().stream()
                        .map(ending -> ending.fates().get(part).seen())
                        .distinct()
                        .count()
                > 1;
    }
}
