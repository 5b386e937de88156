package io.selvage.strategy.selective;

import io.selvage.model.Variant;

/**
 * A transition that was taken once: how its thread went on, what was picked within, what it reached.
 *
 * @param picks answers to the choices within
 * @param accesses what it reached, in the form of {@link MayAccessSummary}
 * @param held the locks that the thread held before it
 */
record SelectiveTransition(int thread, Variant variant, int[] nestedChoices, int[] accesses, int[] held) {
    static final int[] NONE = {};

    boolean isBy(int whose, Variant how) {
        return thread == whose && variant == how;
    }

    /**
     * Whether it picked what {@code first} begins with, {@code last} being the last of {@code count} picks, and no
     * more.
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
