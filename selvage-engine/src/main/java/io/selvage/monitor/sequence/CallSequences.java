package io.selvage.monitor.sequence;

import io.selvage.monitor.spec.MonitorModel;
import java.util.List;

/**
 * Call sequences that meet coverage goals of a monitor.
 *
 * @param type the monitor's class
 * @param arguments of its constructor, as Java source
 * @param goals the goals that the sequences meet
 * @param open goals that are met in some orders of the woken threads only, or only where some call never completes
 * @param unmet goals that no sequence of calls meets
 * @param exhaustive whether {@code unmet} was found by trying everything within the bounds: two waiting threads with the same call, or
 *     three if no other call waits; twelve calls; what the user's checker follows
 */
public record CallSequences(
        Class<?> type,
        String arguments,
        List<CallSequence> sequences,
        List<CoverageGoal> goals,
        List<CoverageGoal> open,
        List<CoverageGoal> unmet,
        boolean exhaustive) {
    public CallSequences {
        sequences = List.copyOf(sequences);
        goals = List.copyOf(goals);
        open = List.copyOf(open);
        unmet = List.copyOf(unmet);
    }

    /**
     * Searches for sequences from one starting point.
     *
     * @param deadline by {@code System.nanoTime()}
     */
    public static <M> CallSequences find(MonitorModel<M> model, int instance, RoundRunner<M> rounds, long deadline) {
        List<CallSource> calls = model.calls().stream()
                .map(call -> CallSource.of(model.type(), call))
                .toList();
        List<String> names = model.callNames();
        CallSequenceSelection<M> selection = new CallSequenceSelection<>(rounds, names, deadline).make();
        return new CallSequences(
                model.type(),
                model.construction(instance),
                selection.ends().stream()
                        .map(end -> CallSequence.of(end, calls, names))
                        .toList(),
                selection.met(),
                selection.open(),
                selection.unmet(),
                selection.isExhaustive());
    }
}
