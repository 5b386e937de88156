package io.selvage.strategy.selective;

import io.selvage.model.Variant;

/**
 * A transition that was taken once.
 *
 * @param nestedChoices answers to the choices within
 * @param accesses its footprint, in the form of {@link MayAccessSummary}
 * @param held the locks that the thread held before it
 */
record SelectiveTransition(int thread, Variant variant, int[] nestedChoices, int[] accesses, int[] held) {
    static final int[] NONE = {};

    boolean isBy(int whose, Variant how) {
        return thread == whose && variant == how;
    }

    /**
     * Whether its nested choices are exactly the first {@code count - 1} of {@code first}, followed by {@code last}.
     */
    boolean chose(int[] first, int count, int last) {
        if (nestedChoices.length != count || nestedChoices[count - 1] != last) {
            return false;
        }
        for (int i = 0; i < count - 1; i++) {
            if (nestedChoices[i] != first[i]) {
                return false;
            }
        }
        return true;
    }
}
