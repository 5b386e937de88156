package io.selvage.monitor.sequence;

import io.selvage.monitor.spec.MonitorModel;
import java.util.List;

/**
 * Courses that exercise a monitor: how often each call waits, and how many of each kind wait when a call is made.
 *
 * @param type the monitor's class
 * @param arguments of its constructor, as Java has them
 * @param goals all that can be exercised by a course
 * @param open goals that can be met, but only in some order of the threads that are woken, or only where some call never completes
 * @param unmet goals that no sequence of calls meets
 * @param whole whether {@code unmet} was found by trying everything within the bounds (two threads with the same call waiting, or three
 *     if nobody else waits; twelve calls; what the specification's checker follows), or the search was given up before
 */
public record CallSequences(
        Class<?> type,
        String arguments,
        List<CallSequence> courses,
        List<CoverageGoal> goals,
        List<CoverageGoal> open,
        List<CoverageGoal> unmet,
        boolean whole) {
    public CallSequences {
        courses = List.copyOf(courses);
        goals = List.copyOf(goals);
        open = List.copyOf(open);
        unmet = List.copyOf(unmet);
    }

    public static <M> CallSequences find(MonitorModel<M> spec, int instance, RoundRunner<M> rounds, long deadline) {
        List<CallSource> calls = spec.calls().stream()
                .map(call -> CallSource.of(spec.type(), call))
                .toList();
        List<String> names = spec.callNames();
        CallSequenceSelection<M> choice = new CallSequenceSelection<>(rounds, names, deadline).make();
        return new CallSequences(
                spec.type(),
                spec.construction(instance),
                choice.ends().stream()
                        .map(end -> CallSequence.of(end, calls, names))
                        .toList(),
                choice.met(),
                choice.open(),
                choice.unmet(),
                choice.isWhole());
    }
}
