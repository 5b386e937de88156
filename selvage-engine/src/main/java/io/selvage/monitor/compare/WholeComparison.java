package io.selvage.monitor.compare;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.options.Options;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares monitors with a reference. States consist of all that can be reached from a monitor: then what is called
 * equal is equal, whatever the named state fields leave out. What was learnt of the reference is kept for the next
 * comparison. Not for use by several threads.
 */
public final class WholeComparison<M> {
    private final MonitorModel<M> reference;
    private final MoveRule<M> rule;
    private final ComparisonBounds bounds;
    private final Map<Integer, Map<List<Object>, StateBehaviour>> known = new HashMap<>();

    /** @param rule of the reference; where it does not follow, nothing is compared */
    public WholeComparison(MonitorModel<M> reference, MoveRule<M> rule, ComparisonBounds bounds) {
        this.reference = reference.withFields(List.of(WholeState.field()));
        this.rule = rule;
        this.bounds = bounds;
    }

    /**
     * If something cannot be read, nothing is decided.
     *
     * @throws BadSpec if {@code other} does not have the same calls and number of instances
     */
    public ComparisonResult with(MonitorModel<?> other, Options options) {
        try {
            return compare(other, options);
        } catch (WholeState.Unreadable hidden) {
            Result nothing = Result.builder("monitor", reference.name() + " and " + other.name())
                    .verdict(Verdict.NOT_FOUND)
                    .strategy("comparison")
                    .notes(List.of(hidden.getMessage()))
                    .build();
            return new ComparisonResult(nothing, List.of(), 0, false, false);
        }
    }

    private <N> ComparisonResult compare(MonitorModel<N> other, Options options) {
        return BehaviourComparison.compare(
                reference, rule, other.withFields(List.of(WholeState.field())), options, bounds, known);
    }
}
