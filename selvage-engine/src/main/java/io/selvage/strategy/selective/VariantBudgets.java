package io.selvage.strategy.selective;

import io.selvage.model.OpKind;
import io.selvage.model.Variant;

/**
 * How often an execution may go on in ways that nobody in it causes.
 *
 * @param spurious wake-ups for no reason
 * @param interrupts interrupts from outside
 */
record VariantBudgets(int spurious, int interrupts) {
    /** Whether {@code kind} may go on by {@code variant} as long as there is something left. */
    boolean concern(OpKind kind, Variant variant) {
        return switch (variant) {
            case SPURIOUS -> spurious > 0 && kind.canWakeSpuriously();
            case INTERRUPT -> interrupts > 0 && kind.isInterruptible();
            case GO, TIMEOUT -> false;
        };
    }
}
