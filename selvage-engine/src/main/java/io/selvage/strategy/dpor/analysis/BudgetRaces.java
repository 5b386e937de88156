package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.Footprints;
import io.selvage.dependence.SearchStep;
import io.selvage.model.Variant;
import java.util.List;

/** Steps by which operations could have gone on earlier, had others not used up the budget for such steps. */
final class BudgetRaces {
    private final ReversibleRaces races;
    private final Footprints footprint;
    private final List<RaceReversal> reversals;

    BudgetRaces(ReversibleRaces races, Footprints footprint, List<RaceReversal> reversals) {
        this.races = races;
        this.footprint = footprint;
        this.reversals = reversals;
    }

    /**
     * Adds those of {@code op}.
     *
     * @param previous the step after which its thread was ready for it
     * @param row has the clock of that moment
     * @param notifier the step that notified its thread, or {@link ExecutionHistory#NONE}
     * @param origin a number that no step has
     */
    void add(RacingOperation op, int previous, int row, int notifier, int origin) {
        add(op, Variant.SPURIOUS, previous, row, notifier, origin);
        add(op, Variant.INTERRUPT, previous, row, notifier, origin);
    }

    private void add(RacingOperation op, Variant variant, int previous, int row, int notifier, int origin) {
        int at = races.lastStepWithBudget(op, variant, row);
        if (at != ExecutionHistory.NONE) {
            reversals.add(new RaceReversal(at, pendingStep(op, variant), false, previous, origin, notifier));
        }
    }

    /** The step that an operation which is not done yet would be. */
    SearchStep pendingStep(RacingOperation op, Variant variant) {
        collectPending(op, variant);
        return new SearchStep(op.thread, variant, SearchStep.NO_PICKS, footprint.toArray());
    }

    /** Sets the footprint to that of such a step. */
    void collectPending(RacingOperation op, Variant variant) {
        footprint.clear();
        footprint.addEvent(op.thread, op.self, op.kind, variant, op.object, op.variable, op.writes, 0);
        footprint.addBudget(variant);
    }
}
