package io.selvage.strategy.selective;

import io.selvage.model.OpKind;
import io.selvage.model.Variant;

/**
 * How many variants an execution may have that none of its threads causes.
 *
 * @param spurious spurious wake-ups
 * @param interrupts interrupts from outside
 */
record VariantBudgets(int spurious, int interrupts) {
    /** Whether {@code kind} has the alternative {@code variant} while its budget lasts. */
    boolean concern(OpKind kind, Variant variant) {
        return switch (variant) {
            case SPURIOUS -> spurious > 0 && kind.canWakeSpuriously();
            case INTERRUPT -> interrupts > 0 && kind.isInterruptible();
            case GO, TIMEOUT, IDLE_TIMEOUT -> false;
        };
    }
}
