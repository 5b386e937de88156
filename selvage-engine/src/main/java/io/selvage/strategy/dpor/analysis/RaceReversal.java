package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.SearchStep;

/**
 * Something that could have happened instead of a step of an execution.
 *
 * @param at the step before which it could have happened
 * @param step what could have happened
 * @param seen whether it did happen later on; if not, something since may have made it impossible
 * @param previous the step after which its thread was ready for it, or {@link ExecutionHistory#NONE} if that was before
 *     {@code at}
 * @param number the number of the step that did happen later on, or that it is another form of; one that no step has
 *     if its thread was stuck
 * @param waker the step that woke its thread out of a wait set and so made it impossible, or {@link ExecutionHistory#NONE}
 */
record RaceReversal(int at, SearchStep step, boolean seen, int previous, int number, int waker) {
    /** Of a thread that was ready for it before the step {@code at}. */
    static RaceReversal unseen(int at, SearchStep step) {
        return new RaceReversal(at, step, false, ExecutionHistory.NONE, at, ExecutionHistory.NONE);
    }
}
