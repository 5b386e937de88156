package io.selvage.explore.reproduce;

/**
 * An execution to be run again.
 *
 * @param steps after how many steps to leave it, if it is a livelock; else 0
 * @param shownSteps how many of them are worth showing: a livelock is shown going round once
 */
record ReplayTarget(int[] choices, int steps, int shownSteps) {
    /** An execution that comes to its end. */
    ReplayTarget(int[] choices) {
        this(choices, 0, 0);
    }

    static ReplayTarget of(Livelock livelock) {
        return new ReplayTarget(livelock.choices(), livelock.steps(), livelock.prefixLength() + livelock.period());
    }

    boolean isLivelock() {
        return steps > 0;
    }

    /** The part of it that is shown. */
    ReplayTarget shown() {
        return isLivelock() ? new ReplayTarget(choices, shownSteps, shownSteps) : this;
    }
}
