package io.selvage.explore.reproduce;

/**
 * What leads to an execution again.
 *
 * @param steps after how many steps to leave it, if it would go on for ever; else 0
 * @param shown how many of them are worth showing: one that goes round is shown going round once
 */
record ReplayTarget(int[] picks, int steps, int shown) {
    /** To an execution that comes to its end. */
    ReplayTarget(int[] picks) {
        this(picks, 0, 0);
    }

    static ReplayTarget of(LivelockSearch.Found found) {
        return new ReplayTarget(found.picks(), found.steps(), found.from() + found.round());
    }

    boolean isEndless() {
        return steps > 0;
    }

    /** The part of it that is shown. */
    ReplayTarget once() {
        return new ReplayTarget(picks, shown, shown);
    }
}
