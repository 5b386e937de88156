package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.SearchStep;

/**
 * A step that could have been taken instead of another one of an execution.
 *
 * @param before the step before which it could have been taken
 * @param step what could have been taken
 * @param executed whether it was taken later on; if not, something since may have disabled it
 * @param previous the step after which its thread was ready for it, or {@link ExecutionHistory#NONE} if that was before
 *     {@code before}
 * @param origin the number of the step that was taken later on, or that it is another variant of; one that no step has
 *     if its thread was blocked to the end
 * @param notifier the step that notified its thread and so disabled it, or {@link ExecutionHistory#NONE}
 */
record RaceReversal(int before, SearchStep step, boolean executed, int previous, int origin, int notifier) {
    /** Of a thread that was ready for it before the step {@code before}. */
    static RaceReversal notExecuted(int before, SearchStep step) {
        return new RaceReversal(before, step, false, ExecutionHistory.NONE, before, ExecutionHistory.NONE);
    }
}
